import { createFactory } from 'hono/factory'
import type { ListTopPlayersContext } from '../generated/endpoints/players/players.context'
import { topPlayers } from '../players-store'
import { jsonResponse, sendCached } from '../response-cache'
import type { ServerEnv } from '../services'

const factory = createFactory<ServerEnv>()

/** The highest ranked players. */
export const listTopPlayersHandlers = factory.createHandlers(async (c: ListTopPlayersContext<ServerEnv>) => {
  const { cache, read } = c.var.services
  const response = await cache.fetch('top', async () => jsonResponse(200, { players: await read(topPlayers) }))
  return sendCached(c, response)
})
