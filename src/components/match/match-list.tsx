import type { ScheduledMatch } from '~/content/schedule/types'
import { MatchRow } from './match-row'
import { list } from './match-row.css'

interface Props {
  label: string
  matches: readonly ScheduledMatch[]
  /** Id of the organization whose result counts. */
  team?: string
  /** Leaves the tournament out if all matches are of the same one. */
  hideTournament?: boolean
  /** Names the game of each match. */
  showGame?: boolean
}

/** A list of matches, each with a link to its page. */
export function MatchList({ label, matches, ...row }: Props) {
  return (
    <ul className={list} aria-label={label}>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} {...row} />
      ))}
    </ul>
  )
}
