import { listPlayersAt, type SamplePlayer } from './player-records'

export type { SamplePlayer } from './player-records'

/** The sample players as they are when the program starts, best first: what the mocks respond with. */
export const samplePlayers: readonly SamplePlayer[] = listPlayersAt(Date.now())
