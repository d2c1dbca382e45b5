import type { TournamentDraw } from '@akhada/sample-world/tournaments/types'

/** One file per game, so that a page carries only its own; games without a page share `other`. */
const files = import.meta.glob<TournamentDraw[]>('../../../packages/sample-world/tournaments/draws/*.data.ts', {
  import: 'draws',
})

/** The draws of a game's tournaments; empty for an unknown game. */
export const loadDraws = async (gameId: string): Promise<TournamentDraw[]> =>
  (await files[`../../../packages/sample-world/tournaments/draws/${gameId}.data.ts`]?.()) ?? []
