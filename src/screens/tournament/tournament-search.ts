import { defineSearch, textParam } from '~/router/define-search'

export const tournamentSearch = defineSearch({
  /** Id of the team whose path through the bracket is lit. */
  team: textParam(100),
  /** Ids of the days or matches whose points are shown instead of all, at most one of each stage: "day-1,day-2". */
  show: textParam(200),
  /** A friend's picks (`src/rules/pickem.ts`). */
  picks: textParam(80),
})
