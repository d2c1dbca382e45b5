import { listTopPlayers } from '../db/players-store'
import { jsonResponse, sendCached } from '../http/response-cache'
import { factory } from '../services'

/** The highest ranked players. */
export const listTopPlayersHandlers = factory.createHandlers(async (c) => {
  const { cache, read } = c.var.services
  const response = await cache.fetch('top', async () => jsonResponse(200, { players: await read(listTopPlayers) }))
  return sendCached(c, response)
})
