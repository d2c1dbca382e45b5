import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { Match, Side, Team } from '~/content/tournaments/types'
import { formatDateTime, formatShortDate, formatTime } from '~/lib/dates'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './bracket-match.css'
import { isPlaying } from './bracket-path'

/** Which team's path is lit, and how a side lights another. */
export interface Lighting {
  /** Id of the team under the pointer or the focus, else of the chosen one. */
  highlightedTeam: string | null
  chosen: string | null
  onPoint: (team: string | null) => void
  onChoose: (team: string) => void
}

interface Props {
  match: Match
  /** Whether its winner wins the bracket. */
  isDecider: boolean
  /** The position of its middle, as a CSS length. */
  top: string
  lighting: Lighting
}

/** A match: its time, as a link to its page, and two sides, each of which lights its team's path. */
export function BracketMatchItem({ match, isDecider, top, lighting }: Props) {
  const { id, home, away, score, winner, state } = match
  return (
    <li
      id={getAnchor(id)}
      className={styles.match}
      style={{ top }}
      data-lit={isPlaying(match, lighting.highlightedTeam) || undefined}
      data-decider={isDecider || undefined}
    >
      <MatchHeader match={match} />
      <SideRow side={home} score={score?.[0]} won={isSame(winner, home.team)} isOver={state === 'over'} {...lighting} />
      <SideRow side={away} score={score?.[1]} won={isSame(winner, away.team)} isOver={state === 'over'} {...lighting} />
      {winner && <p className={visuallyHidden}>{winner.name} won</p>}
    </li>
  )
}

/** The id of a match on the page. */
export const getAnchor = (match: string) => `match-${match}`

const isSame = (a: Team | null, b: Team | null) => a !== null && a.id === b?.id

function MatchHeader({ match: { id, name, time, state } }: Pick<Props, 'match'>) {
  const short = formatShortDate(time)
  return (
    <Link className={styles.header} to="/esports/match/$id" params={{ id }}>
      <span className={visuallyHidden}>
        {name}, {state === 'live' ? 'live now' : formatDateTime(time)}
      </span>
      <span className={state === 'live' ? styles.live : ''} aria-hidden="true">
        {state === 'live' && 'Live'}
        {state === 'over' && short}
        {state === 'upcoming' && `${short}, ${formatTime(time)}`}
      </span>
      <ChevronRight className={styles.arrow} />
    </Link>
  )
}

interface SideProps extends Lighting {
  side: Side
  score: number | undefined
  won: boolean
  isOver: boolean
}

function SideRow({ side: { team, label }, score, won, isOver, highlightedTeam, chosen, onPoint, onChoose }: SideProps) {
  if (!team) return <p className={styles.open}>{label}</p>
  const result = won ? 'won' : 'lost'
  return (
    <button
      type="button"
      className={styles.side}
      aria-pressed={chosen === team.id}
      data-lit={highlightedTeam === team.id || undefined}
      data-result={isOver ? result : undefined}
      onClick={() => onChoose(team.id)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(team.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(team.id)}
      onBlur={() => onPoint(null)}
    >
      <Image className={styles.crest} src={team.logo} alt="" width={20} height={20} />
      <span className={visuallyHidden}>Path of </span>
      <span className={styles.name}>{team.name}</span>{' '}
      {score !== undefined && <span className={styles.score}>{score}</span>}
    </button>
  )
}
