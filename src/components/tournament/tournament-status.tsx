import { TeamLink } from '~/components/links/entity-link'
import { InlineSpoiler } from '~/components/spoiler/spoiler'
import type { TournamentSummary } from '~/content/tournaments/types'

/** The status of a tournament, or who won it. */
export function TournamentStatus({ winner, status }: Pick<TournamentSummary, 'winner' | 'status'>) {
  if (!winner) return status
  return (
    <InlineSpoiler instead={status}>
      Winner: <TeamLink name={winner.name} />
    </InlineSpoiler>
  )
}
