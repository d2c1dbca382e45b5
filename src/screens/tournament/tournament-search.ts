import { defineSearch, textParam } from '~/router/define-search'

export const tournamentSearch = defineSearch({
  /** Id of the team whose way through the bracket is lit. */
  team: textParam(100),
  /** Name of the round that a phone shows, as a slug. */
  round: textParam(100),
  /** Id of the day or match whose points are shown instead of all. */
  show: textParam(200),
})
export type TournamentSearch = typeof tournamentSearch.defaults
