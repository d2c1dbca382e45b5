import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { GoLink } from '~/components/links/links'
import { goLink } from '~/components/links/links.css'
import { sceneUrl } from '~/lib/art'
import { toSitePath } from '~/lib/site-path'
import { installedPages } from '~/offline/storage'
import { readStoredPages, type StoredPage } from '~/offline/stored-pages'
import { useFollows } from '~/session/follows'
import { buttonClass } from '~/ui/button-class'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { StateMessage } from '~/ui/state-message'
import * as styles from './offline.css'

/** Lists the stored pages. Offline, it stands for a page that isn't stored, and opens that page once the connection is back. */
export function OfflineScreen() {
  // Undefined until hydration: only the browser knows it. The prerendered page is meant for those that requested one.
  const [requested, setRequested] = useState<string | null>()
  const [pages, setPages] = useState<readonly StoredPage[]>(installedPages)
  const players = useFollows().filter(({ kind }) => kind === 'player')

  useEffect(() => {
    // The service worker passes the requested path on in `next`.
    setRequested(toSitePath(new URLSearchParams(window.location.search).get('next')))
    readStoredPages().then(
      (stored) => stored.length > 0 && setPages(stored),
      () => {},
    )
  }, [])
  useEffect(() => (requested ? openOnceBack(requested) : undefined), [requested])

  return (
    <div className={styles.screen}>
      <StateMessage
        level={1}
        art={<Image src={sceneUrl('hills')} alt="" width={1600} height={900} priority />}
        title={requested === null ? 'Read offline' : 'You’re offline'}
        text={
          requested === null
            ? 'Here are the pages saved on this device.'
            : 'This page isn’t saved on this device. It’ll open by itself once you’re back online. Until then, here are the pages saved on this device.'
        }
        action={
          <a className={buttonClass()} href={requested ?? '/'}>
            {requested === null ? 'Go home' : 'Try Again'}
          </a>
        }
      />
      <div className={`${container} ${styles.lists}`}>
        <List id="stored-pages" title="Pages on this device">
          {pages.map(({ path, title }) => (
            <li key={path} className={styles.row}>
              <a className={goLink} href={path}>
                {title}
                <ArrowRight />
              </a>
            </li>
          ))}
        </List>
        {players.length > 0 && (
          <List id="stored-players" title="Players you follow">
            {players.toReversed().map(({ id, name }) => (
              <li key={id} className={styles.row}>
                <GoLink to="/players/profile/$id" params={{ id }}>
                  {name}
                </GoLink>
              </li>
            ))}
          </List>
        )}
      </div>
    </div>
  )
}

/** Opens a page once the connection or the server is back. Returns a function that stops waiting. */
function openOnceBack(path: string): () => void {
  const open = () => window.location.replace(path)
  window.addEventListener('online', open)
  // The browser doesn't notice when a server is back.
  const timer = setInterval(async () => {
    const response = await fetch(path, { method: 'HEAD' }).catch(() => null)
    if (response?.ok) open()
  }, 10_000)
  return () => {
    window.removeEventListener('online', open)
    clearInterval(timer)
  }
}

const List = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <Heading id={id}>{title}</Heading>
    <ul className={styles.list}>{children}</ul>
  </section>
)
