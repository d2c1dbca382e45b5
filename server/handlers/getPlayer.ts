import { createFactory } from 'hono/factory'
import { errorMessages, validationMessages } from '../../contract/messages'
import { errorResponse } from '../errors'
import type { GetPlayerContext } from '../generated/endpoints/players/players.context'
import { GetPlayerParams, GetPlayerResponse } from '../generated/endpoints/players/players.zod'
import { zValidator } from '../generated/validator'
import { findPlayer } from '../players-store'
import type { ServerEnv } from '../services'
import { onInvalidRequest, onInvalidResponse } from '../validation'

const factory = createFactory<ServerEnv>()

/** One player by id. */
export const getPlayerHandlers = factory.createHandlers(
  zValidator('param', GetPlayerParams, onInvalidRequest(validationMessages.getPlayer)),
  zValidator('response', GetPlayerResponse, onInvalidResponse),
  async (c: GetPlayerContext<ServerEnv>) => {
    const { id } = c.req.valid('param')
    if (!/^[0-9a-f]{24}$/i.test(id)) return errorResponse(c, 400, validationMessages.getPlayer.fallback)
    const player = await findPlayer(c.var.services.db, id.toLowerCase())
    return player ? c.json(player) : errorResponse(c, 404, errorMessages.noPlayer)
  },
)
