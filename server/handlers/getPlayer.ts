import { createFactory } from 'hono/factory'
import { failure } from '../failures'
import type { GetPlayerContext } from '../generated/endpoints/players/players.context'
import { GetPlayerParams, GetPlayerResponse } from '../generated/endpoints/players/players.zod'
import { zValidator } from '../generated/validator'
import { onePlayer } from '../players-store'
import type { ServerEnv } from '../services'
import { explain, keepContract } from '../validation'

const factory = createFactory<ServerEnv>()
const malformed = 'That is not the id of a player.'

/** One player by id. */
export const getPlayerHandlers = factory.createHandlers(
  zValidator('param', GetPlayerParams, explain({}, malformed)),
  zValidator('response', GetPlayerResponse, keepContract),
  async (c: GetPlayerContext<ServerEnv>) => {
    const { id } = c.req.valid('param')
    if (!/^[0-9a-f]{24}$/i.test(id)) return failure(c, 400, malformed)
    const player = await onePlayer(c.var.services.db, id.toLowerCase())
    return player ? c.json(player) : failure(c, 404, 'Player not found')
  },
)
