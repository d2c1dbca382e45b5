import { createFactory } from 'hono/factory'
import { failure } from '../failures'
import type { GetPlayerContext } from '../generated/endpoints/players/players.context'
import { GetPlayerParams, GetPlayerResponse } from '../generated/endpoints/players/players.zod'
import { zValidator } from '../generated/validator'
import { onePlayer } from '../players-store'
import { refusals, sentences } from '../rules'
import type { ServerEnv } from '../services'
import { explain, keepContract } from '../validation'

const factory = createFactory<ServerEnv>()

/** One player by id. */
export const getPlayerHandlers = factory.createHandlers(
  zValidator('param', GetPlayerParams, explain(sentences.getPlayer)),
  zValidator('response', GetPlayerResponse, keepContract),
  async (c: GetPlayerContext<ServerEnv>) => {
    const { id } = c.req.valid('param')
    if (!/^[0-9a-f]{24}$/i.test(id)) return failure(c, 400, sentences.getPlayer.otherwise)
    const player = await onePlayer(c.var.services.db, id.toLowerCase())
    return player ? c.json(player) : failure(c, 404, refusals.noPlayer)
  },
)
