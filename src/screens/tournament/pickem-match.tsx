import type { Match, Team } from '~/content/tournaments/types'
import { plural } from '~/lib/words'
import { isLocked } from '~/rules/pickem'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './pickem.css'
import { StartTime } from './start-time'

interface Props {
  match: Match
  /** Who plays; null while the picks leave it open. */
  sides: readonly (Team | null)[]
  /** The teams that the visitor and the friend pick. */
  pick: Team | null
  friendPick: Team | null
  /** What a correct pick scores. */
  points: number
  /** In ms. */
  now: number
  onPick: (team: string) => void
}

/** One match to pick: two teams to choose from until it starts, then the outcome of the pick. */
export function PickemMatch({ match, sides, pick, friendPick, points, now, onPick }: Props) {
  const locked = isLocked(match, now)
  return (
    <fieldset className={styles.match} disabled={locked}>
      <legend className={styles.legend}>
        {match.name} <span className={styles.points}>{plural(points, 'point')}</span>
      </legend>
      {sides.map((team, index) =>
        team ? (
          <label key={team.id} className={styles.side} data-picked={pick === team || undefined}>
            <input
              type="radio"
              className={styles.radio}
              name={match.id}
              checked={pick === team}
              onChange={() => onPick(team.id)}
            />
            <Image src={team.logo} alt="" width={28} height={28} />
            <span>{team.name}</span>
            {friendPick === team && (
              <span className={styles.friend}>
                Friend<span className={visuallyHidden}>’s pick</span>
              </span>
            )}
          </label>
        ) : (
          <p key={index === 0 ? 'home' : 'away'} className={styles.open}>
            {(index === 0 ? match.home : match.away).label}
          </p>
        ),
      )}
      {pick && !sides.includes(pick) && <p className={styles.open}>Your pick is out: {pick.name}</p>}
      {friendPick && !sides.includes(friendPick) && <p className={styles.open}>Friend’s pick: {friendPick.name}</p>}
      <div className={styles.note}>
        {locked ? <Outcome match={match} pick={pick} points={points} /> : <StartTime time={match.time} />}
      </div>
    </fieldset>
  )
}

/** The outcome of a pick: "Right: Kaveri Kites won. 2 points". */
function Outcome({ match: { winner }, pick, points }: Pick<Props, 'match' | 'pick' | 'points'>) {
  if (!winner) return <p className={styles.outcome}>Locked: the match has started.</p>
  if (pick?.id !== winner.id)
    return <p className={styles.outcome}>{`${pick ? 'Wrong' : 'No pick'}: ${winner.name} won.`}</p>
  return <p className={styles.right}>{`Right: ${winner.name} won. ${plural(points, 'point')}`}</p>
}
