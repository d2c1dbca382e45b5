import { createFactory } from 'hono/factory'
import { errorMessages, validationMessages } from '../../contract/messages'
import { errorBody, errorResponse } from '../errors'
import type { GetPlayerContext } from '../generated/endpoints/players/players.context'
import { GetPlayerParams } from '../generated/endpoints/players/players.zod'
import { zValidator } from '../generated/validator'
import { findPlayer } from '../players-store'
import { jsonResponse, sendCached } from '../response-cache'
import type { ServerEnv } from '../services'
import { onInvalidRequest } from '../validation'

const factory = createFactory<ServerEnv>()

/** One player by id. */
export const getPlayerHandlers = factory.createHandlers(
  zValidator('param', GetPlayerParams, onInvalidRequest(validationMessages.getPlayer)),
  async (c: GetPlayerContext<ServerEnv>) => {
    const { cache, read } = c.var.services
    const { id } = c.req.valid('param')
    if (!/^[0-9a-f]{24}$/i.test(id)) return errorResponse(c, 400, validationMessages.getPlayer.fallback)
    const response = await cache.fetch(`player ${id.toLowerCase()}`, async () => {
      const player = await read((db) => findPlayer(db, id.toLowerCase()))
      return player ? jsonResponse(200, player) : jsonResponse(404, errorBody(errorMessages.noPlayer))
    })
    return sendCached(c, response)
  },
)
