import { createFactory } from 'hono/factory'
import type { ListTopPlayersContext } from '../generated/endpoints/players/players.context'
import { ListTopPlayersResponse } from '../generated/endpoints/players/players.zod'
import { zValidator } from '../generated/validator'
import { topPlayers } from '../players-store'
import type { ServerEnv } from '../services'
import { onInvalidResponse } from '../validation'

const factory = createFactory<ServerEnv>()

/** The highest ranked players. */
export const listTopPlayersHandlers = factory.createHandlers(
  zValidator('response', ListTopPlayersResponse, onInvalidResponse),
  async (c: ListTopPlayersContext<ServerEnv>) => c.json({ players: await topPlayers(c.var.services.db) }),
)
