import { errorMessages, validationMessages } from '@akhada/contract/messages'
import { isPlayerId } from '@akhada/contract/rules'
import { findPlayer } from '../db/players-store'
import { GetPlayerParams } from '../generated/endpoints/players/players.zod'
import { zValidator } from '../generated/validator'
import { errorBody, errorResponse } from '../http/errors'
import { jsonResponse, sendCached } from '../http/response-cache'
import { onInvalidRequest } from '../http/validation'
import { factory } from '../services'

export const getPlayerHandlers = factory.createHandlers(
  zValidator('param', GetPlayerParams, onInvalidRequest(validationMessages.getPlayer)),
  async (c) => {
    const { cache, read } = c.var.services
    const { id } = c.req.valid('param')
    if (!isPlayerId(id)) return errorResponse(c, 400, validationMessages.getPlayer.fallback)
    const response = await cache.fetch(`player ${id.toLowerCase()}`, async () => {
      const player = await read((db) => findPlayer(db, id.toLowerCase()))
      return player ? jsonResponse(200, player) : jsonResponse(404, errorBody(errorMessages.playerNotFound))
    })
    return sendCached(c, response)
  },
)
