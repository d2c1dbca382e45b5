import { defineSearch, textParam } from '~/router/define-search'

export const tournamentSearch = defineSearch({
  /** Id of the team whose path through the bracket is lit. */
  team: textParam(100),
  /** Id of the day or match whose points are shown instead of all. */
  show: textParam(200),
  /** A friend's picks (`src/rules/pickem.ts`). */
  picks: textParam(80),
})
