import { listPlayersAt, type SamplePlayer } from './player-records'

export type { SamplePlayer } from './player-records'

/** The sample players as of the start of the program, best first. The mocks respond with them. */
export const samplePlayers: readonly SamplePlayer[] = listPlayersAt(Date.now())
