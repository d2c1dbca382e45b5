import { createFactory } from 'hono/factory'
import { validationMessages } from '../../contract/messages'
import type { ListPlayersContext } from '../generated/endpoints/players/players.context'
import { ListPlayersQueryParams, ListPlayersResponse } from '../generated/endpoints/players/players.zod'
import { zValidator } from '../generated/validator'
import { listPlayers } from '../players-store'
import type { ServerEnv } from '../services'
import { onInvalidRequest, onInvalidResponse } from '../validation'

const factory = createFactory<ServerEnv>()

/** A page of the players that search and filters let through. */
export const listPlayersHandlers = factory.createHandlers(
  zValidator('query', ListPlayersQueryParams, onInvalidRequest(validationMessages.listPlayers)),
  zValidator('response', ListPlayersResponse, onInvalidResponse),
  async (c: ListPlayersContext<ServerEnv>) => {
    const params = ListPlayersQueryParams.parse(c.req.valid('query'))
    return c.json(await listPlayers(c.var.services.db, params))
  },
)
