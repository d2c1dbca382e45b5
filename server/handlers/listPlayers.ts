import { createFactory } from 'hono/factory'
import { errorMessages, validationMessages } from '../../contract/messages'
import { filters, isStorable } from '../../contract/rules'
import { errorResponse } from '../errors'
import type { ListPlayersContext } from '../generated/endpoints/players/players.context'
import { ListPlayersQueryParams } from '../generated/endpoints/players/players.zod'
import { zValidator } from '../generated/validator'
import { listPlayers } from '../players-store'
import { jsonResponse, sendCached } from '../response-cache'
import type { ServerEnv } from '../services'
import { onInvalidRequest } from '../validation'

const filterNames = ['search', ...filters] as const

const factory = createFactory<ServerEnv>()

/** A page of the players that search and filters let through. */
export const listPlayersHandlers = factory.createHandlers(
  zValidator('query', ListPlayersQueryParams, onInvalidRequest(validationMessages.listPlayers)),
  async (c: ListPlayersContext<ServerEnv>) => {
    // The generated type of the context lacks the defaults.
    const params = ListPlayersQueryParams.parse(c.req.valid('query'))
    if (!filterNames.every((name) => isStorable(params[name]))) return errorResponse(c, 400, errorMessages.unstorable)
    const { cache, read } = c.var.services
    const response = await cache.fetch(`list ${JSON.stringify(params)}`, async () =>
      jsonResponse(200, await read((db) => listPlayers(db, params))),
    )
    return sendCached(c, response)
  },
)
