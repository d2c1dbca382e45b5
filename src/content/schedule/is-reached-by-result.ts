import type { Side } from '~/content/tournaments/types'
import type { ScheduledMatch } from './types'

/** Whether a side's team became known by a result; the label says which: "Winner of match 3". Otherwise the label is the team's name. */
export const isFromResult = ({ team, label }: Pick<Side, 'team' | 'label'>) => team !== null && team.name !== label

/** Whether an organization's team plays a match because of a result: it won or lost another one, or qualified. */
export function isReachedByResult(
  { sides, teams, isLaterStage }: Pick<ScheduledMatch, 'sides' | 'teams' | 'isLaterStage'>,
  organization: string,
): boolean {
  if (sides) return sides.some((side) => side.team?.id === organization && isFromResult(side))
  return isLaterStage && teams.some((team) => team.startsWith(`${organization}/`))
}
