import { createFactory } from 'hono/factory'
import type { ListPlayersContext } from '../generated/endpoints/players/players.context'
import { ListPlayersQueryParams, ListPlayersResponse } from '../generated/endpoints/players/players.zod'
import { zValidator } from '../generated/validator'
import { listPlayers } from '../players-store'
import { sentences } from '../rules'
import type { ServerEnv } from '../services'
import { explain, keepContract } from '../validation'

const factory = createFactory<ServerEnv>()

/** A page of the players that search and filters let through. */
export const listPlayersHandlers = factory.createHandlers(
  zValidator('query', ListPlayersQueryParams, explain(sentences.listPlayers)),
  zValidator('response', ListPlayersResponse, keepContract),
  async (c: ListPlayersContext<ServerEnv>) => {
    const params = ListPlayersQueryParams.parse(c.req.valid('query'))
    return c.json(await listPlayers(c.var.services.db, params))
  },
)
