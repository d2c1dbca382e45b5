import { ordinal } from '@akhada/contract/ordinal'
import { Link } from '@tanstack/react-router'
import { TournamentLink } from '~/components/links/entity-link'
import { entityLink } from '~/components/links/entity-link.css'
import { InlineSpoiler } from '~/components/spoiler/spoiler'
import { secret } from '~/components/spoiler/spoiler.css'
import { isFromResult, isReachedByResult } from '~/content/schedule/is-reached-by-result'
import type { ScheduledMatch } from '~/content/schedule/types'
import type { Side } from '~/content/tournaments/types'
import { formatTime } from '~/lib/dates'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { DayTitle } from './day-title'
import * as styles from './match-row.css'
import { MatchTime } from './match-time'
import { Winners } from './winners'

interface Props {
  match: ScheduledMatch
  /** Id of the organization or independent team whose result counts, without its game: "sher-squad". */
  team?: string
  /** By default, whether the team got there by a result. */
  isSecret?: boolean
  /** Names the tournament; not needed if all rows are of the same one. */
  showTournament?: boolean
  /** Names the game, where the rows are of several. */
  showGame?: boolean
  /** Shows only the time, where the list names the day. */
  inDay?: boolean
}

/** A match in a list: when, who, and how it ended. */
export function MatchRow({ match, team, isSecret, showTournament = true, showGame, inDay }: Props) {
  const { id, title, note, tournament, sides, start, state } = match
  const dayTitle = showTournament ? <DayTitle title={title} tournament={tournament.name} /> : title
  const details = [
    showTournament && !sides && title,
    note,
    showGame && !tournament.name.includes(tournament.gameName) && tournament.gameName,
  ]
  const isHidden = isSecret ?? (team !== undefined && isReachedByResult(match, team))
  return (
    <li className={`${inDay ? styles.row : styles.datedRow} ${isHidden ? secret : ''}`}>
      <p className={styles.when}>
        {inDay ? (
          <time dateTime={start}>{formatTime(start)}</time>
        ) : (
          <MatchTime start={start} isOver={state === 'over'} />
        )}
      </p>
      <div className={styles.what}>
        <p className={styles.title}>
          <Link to="/esports/match/$id" params={{ id }} className={entityLink}>
            {sides ? <Sides match={match} sides={sides} /> : dayTitle}
          </Link>
        </p>
        <p className={styles.note}>
          {showTournament && sides && (
            <>
              <TournamentLink {...tournament} />
              {', '}
            </>
          )}
          <span className={styles.details}>{details.filter(Boolean).join(', ')}</span>
        </p>
        {!team && <Winners match={match} className={styles.winners} />}
      </div>
      {state === 'over' && team && (
        <InlineSpoiler>
          <Outcome match={match} team={team} />
        </InlineSpoiler>
      )}
      {state === 'live' && <span className={styles.live}>Live</span>}
    </li>
  )
}

function Sides({ match: { score, winner }, sides }: { match: ScheduledMatch; sides: readonly [Side, Side] }) {
  const [home, away] = sides
  return (
    <span className={score ? styles.decided : undefined}>
      <span>
        <SideName {...home} winner={winner} />
      </span>{' '}
      <span className={styles.score}>{score ? <InlineSpoiler instead="v">{score.join('–')}</InlineSpoiler> : 'v'}</span>{' '}
      <span>
        <SideName {...away} winner={winner} />
      </span>
    </span>
  )
}

/** The name of a side. That a team got this far may be a spoiler. */
function SideName({ winner, ...side }: Side & Pick<ScheduledMatch, 'winner'>) {
  const { team, label } = side
  const name = (
    <span className={winner && winner.id !== team?.id ? styles.loser : styles.side}>
      {team && <Image src={team.logo} alt="" width={28} height={28} />}
      {team?.name ?? label}
    </span>
  )
  return isFromResult(side) ? <InlineSpoiler instead={label}>{name}</InlineSpoiler> : name
}

/** The outcome for one team; for a day of battle royale its place. */
function Outcome({ match: { winner, sides, ranking }, team }: { match: ScheduledMatch; team: string }) {
  if (!sides) {
    const place = ranking.indexOf(team) + 1
    if (place === 0) return null
    const text = `${ordinal(place)} of ${ranking.length} that day`
    return <span className={place === 1 ? styles.won : styles.state}>{text}</span>
  }
  if (!winner) return null
  const hasWon = winner.id === team
  return (
    <span className={hasWon ? styles.won : styles.lost}>
      <span aria-hidden="true">{hasWon ? 'W' : 'L'}</span>
      <span className={visuallyHidden}>{hasWon ? 'Won' : 'Lost'}</span>
    </span>
  )
}
