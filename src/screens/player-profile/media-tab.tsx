import { ArrowUpRight } from 'lucide-react'
import type { Player } from '~/api/player'
import { ExternalLink } from '~/ui/external-link'
import { Image } from '~/ui/image'
import * as styles from './profile-tabs.css'

/** Pictures and channels of a player. */
export function MediaTab({ player }: { player: Player }) {
  if (player.gallery.length === 0 && player.mediaLinks.length === 0) {
    return <p className={styles.nothing}>No pictures or videos yet.</p>
  }
  return (
    <>
      {player.gallery.length > 0 && (
        <ul className={styles.gallery}>
          {player.gallery.map((src, index) => (
            <li key={src} className={styles.galleryPicture}>
              <Image src={src} alt={`${player.name}, picture ${index + 1}`} width={600} height={400} hasFallback />
            </li>
          ))}
        </ul>
      )}
      {player.mediaLinks.length > 0 && (
        <ul>
          {player.mediaLinks.map(({ platform, url }) => (
            <li key={url}>
              <ExternalLink className={styles.row} href={url}>
                <span className={styles.rowTitle}>Watch{platform !== 'Other' && ` on ${platform}`}</span>
                <span className={styles.rowNote}>{new URL(url).host}</span>
                <ArrowUpRight />
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
