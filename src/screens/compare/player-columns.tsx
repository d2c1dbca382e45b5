import { Link } from '@tanstack/react-router'
import { Plus, RotateCw, Unplug, UserRoundX, X } from 'lucide-react'
import { getErrorMessage, isUnknownPlayer } from '~/api/api-error'
import type { Player } from '~/api/player'
import { halo } from '~/components/hero/halo.css'
import { GameLink, TeamLink } from '~/components/links/entity-link'
import { TierBadge } from '~/components/marks/tier-badge'
import { TagItems } from '~/components/player/tag-items'
import { maxCompared } from '~/rules/max-compared'
import { type ComparedPlayer, readComparedPlayers, saveComparedPlayers } from '~/session/compared-players'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import { moveFocusToParent } from '~/ui/move-focus-to-parent'
import { Skeleton } from '~/ui/skeleton'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './player-columns.css'
import { type ComparedColumn, nameFailure } from './use-columns'

interface Props {
  columns: readonly ComparedColumn[]
  onRemove: (id: string) => void
}

/** The compared players, and a place for one more. */
export function PlayerColumns({ columns, onRemove }: Props) {
  return (
    <ul className={styles.lineUp} aria-label="Players compared" aria-busy={columns.some(({ isPending }) => isPending)}>
      {columns.map((column) => (
        <li key={column.id} ref={moveFocusOnUnmount} className={`${styles.card} ${column.toneClass}`}>
          <ColumnBody column={column} />
          <span className={styles.letter} aria-hidden="true">
            {column.letter}
          </span>
          <button type="button" className={styles.remove} onClick={() => onRemove(column.id)}>
            <X />
            <span className={visuallyHidden}>Remove {column.player?.name ?? 'this player'}</span>
          </button>
        </li>
      ))}
      {columns.length < maxCompared && (
        <li className={styles.add}>
          <Link
            className={styles.addLink}
            to="/players"
            // The tray of the players list continues with the players of this page.
            onClick={() => saveComparedPlayers(listPlayers(columns))}
          >
            <Plus />
            Add a player
          </Link>
        </li>
      )}
    </ul>
  )
}

/** The players of the columns. One that hasn't loaded stays as it was chosen. */
function listPlayers(columns: readonly ComparedColumn[]): ComparedPlayer[] {
  const chosen = readComparedPlayers()
  return columns.flatMap(({ id, player }) =>
    player ? { id, name: player.name, image: player.image ?? '' } : chosen.filter((each) => each.id === id),
  )
}

function ColumnBody({ column }: { column: ComparedColumn }) {
  if (column.player) return <Loaded player={column.player} />
  return column.error ? <Failed column={column} error={column.error} /> : <Pending />
}

function Loaded({ player }: { player: Player }) {
  const links = {
    game: player.game && <GameLink name={player.game} />,
    team: player.team && <TeamLink name={player.team} />,
  }
  return (
    <>
      <div className={styles.picture}>
        <span className={halo} aria-hidden="true" />
        {player.image && (
          <Image className={styles.portrait} src={player.image} alt="" width={400} height={500} priority />
        )}
      </div>
      <div className={styles.body}>
        <h2 className={styles.name} title={player.name}>
          <Link to="/players/profile/$id" params={{ id: player.id }} className={styles.link}>
            {player.name}
          </Link>
        </h2>
        <p className={styles.real}>{player.realName ?? player.inGameName}</p>
        <ul className={styles.facts}>
          {player.tier && (
            <li>
              <TierBadge tier={player.tier} />
            </li>
          )}
          <TagItems facts={links} />
        </ul>
      </div>
    </>
  )
}

function Failed({ column: { id, retry }, error }: { column: ComparedColumn; error: Error }) {
  const isUnknown = isUnknownPlayer(error)
  return (
    <div className={styles.failed} role="alert" ref={moveFocusToParent}>
      {isUnknown ? <UserRoundX /> : <Unplug />}
      <h2 className={styles.failedTitle}>{nameFailure(error)}</h2>
      <p className={styles.failedText}>
        {isUnknown
          ? `No player has the id “${id.slice(0, 60)}”.`
          : getErrorMessage(error, 'Couldn’t load this player. Check your connection and try again.')}
      </p>
      {!isUnknown && (
        <Button variant="ghost" size="small" onClick={retry}>
          <RotateCw />
          Try Again
        </Button>
      )}
    </div>
  )
}

function Pending() {
  return (
    <>
      <div className={styles.picture} />
      <div className={`${styles.body} ${styles.pending}`}>
        <Skeleton bars={['70% 30', '50% 16', '90% 28']} />
      </div>
    </>
  )
}
