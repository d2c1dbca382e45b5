import type { ComponentProps } from 'react'
import type { ScheduledMatch } from '~/content/schedule/types'
import { MatchRow } from './match-row'
import { list } from './match-row.css'

interface Props extends Omit<ComponentProps<typeof MatchRow>, 'match' | 'isSecret'> {
  label: string
  matches: readonly ScheduledMatch[]
  /** Whether that a match was played gives a result away; by default, if the team got there by one. */
  isSecret?: (match: ScheduledMatch) => boolean
}

/** A list of matches, each with a link to its page. */
export function MatchList({ label, matches, isSecret, ...row }: Props) {
  return (
    <ul className={list} aria-label={label}>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} isSecret={isSecret?.(match)} {...row} />
      ))}
    </ul>
  )
}
