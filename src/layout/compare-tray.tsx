import { useLocation } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { ButtonLink } from '~/components/links/links'
import { maxCompared } from '~/rules/max-compared'
import { type ComparedPlayer, saveComparedPlayers, useComparedPlayers } from '~/session/compared-players'
import { Button } from '~/ui/button'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './compare-tray.css'

/** The pages with players to choose. */
const pages = /^\/($|etalent|players)/

/** The players chosen so far, at the lower edge of the pages where more can be chosen, until they are compared or removed. */
export function CompareTray() {
  const players = useComparedPlayers()
  const list = useRef<HTMLUListElement>(null)
  const { pathname, searchStr } = useLocation()
  const canChoose = pages.test(pathname) && !(pathname === '/players/compare' && searchStr.includes('ids='))
  if (players.length === 0 || !canChoose) return null

  const remove = ({ id }: ComparedPlayer) => {
    saveComparedPlayers(players.filter((player) => player.id !== id))
    list.current?.focus()
  }
  return (
    <aside ref={moveFocusOnUnmount} className={styles.tray} aria-label="Players to compare">
      <div className={`${container} ${styles.inner}`}>
        <p className={styles.count} role="status">
          <b>{players.length}</b>
          <span className={styles.limit}> of {maxCompared}</span>
          <span className={visuallyHidden}> players chosen to compare</span>
        </p>
        <ul ref={list} className={styles.list} tabIndex={-1}>
          {players.map((player) => (
            <li key={player.id} className={styles.item}>
              <button type="button" className={styles.remove} title={player.name} onClick={() => remove(player)}>
                <span className={styles.face}>
                  {player.image && (
                    <Image className={styles.portrait} src={player.image} alt="" width={44} height={44} />
                  )}
                </span>
                <span className={visuallyHidden}>Remove </span>
                <span className={styles.name}>{player.name}</span>
                <X />
              </button>
            </li>
          ))}
        </ul>
        <Button variant="text" size="small" className={styles.clear} onClick={() => saveComparedPlayers([])}>
          Clear
        </Button>
        <NextStep players={players} pathname={pathname} />
      </div>
    </aside>
  )
}

/** Leads to the comparison, or to one more player. */
function NextStep({ players, pathname }: { players: readonly ComparedPlayer[]; pathname: string }) {
  if (players.length > 1) {
    return (
      <ButtonLink
        size="small"
        arrow
        className={styles.compare}
        to="/players/compare"
        search={{ ids: players.map(({ id }) => id) }}
      >
        Compare
      </ButtonLink>
    )
  }
  if (!pathname.startsWith('/players/profile/')) return <p className={styles.hint}>Choose one more</p>
  return (
    <ButtonLink size="small" className={styles.compare} to="/players">
      Add a player
    </ButtonLink>
  )
}
