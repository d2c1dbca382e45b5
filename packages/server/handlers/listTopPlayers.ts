import { listTopPlayers } from '../db/players-store'
import type { ListTopPlayersContext } from '../generated/endpoints/players/players.context'
import { jsonResponse, sendCached } from '../http/response-cache'
import { factory, type ServerEnv } from '../services'

/** The highest ranked players. */
export const listTopPlayersHandlers = factory.createHandlers(async (c: ListTopPlayersContext<ServerEnv>) => {
  const { cache, read } = c.var.services
  const response = await cache.fetch('top', async () => jsonResponse(200, { players: await read(listTopPlayers) }))
  return sendCached(c, response)
})
