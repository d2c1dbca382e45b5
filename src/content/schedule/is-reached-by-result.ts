import type { ScheduledMatch } from './types'

/** Whether an organization's team plays a match because of a result: it won or lost another one, or qualified. */
export function isReachedByResult(
  { sides, teams, isLaterStage }: Pick<ScheduledMatch, 'sides' | 'teams' | 'isLaterStage'>,
  organization: string,
): boolean {
  if (sides) return sides.some(({ team, label }) => team?.id === organization && team.name !== label)
  return isLaterStage && teams.some((team) => team.startsWith(`${organization}/`))
}
