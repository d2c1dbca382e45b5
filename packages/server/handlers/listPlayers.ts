import { isStorableQuery } from '@akhada/contract/invalid-request'
import { errorMessages, validationMessages } from '@akhada/contract/messages'
import { listPlayers } from '../db/players-store'
import { ListPlayersQueryParams } from '../generated/endpoints/players/players.zod'
import { zValidator } from '../generated/validator'
import { errorResponse } from '../http/errors'
import { jsonResponse, sendCached } from '../http/response-cache'
import { onInvalidRequest } from '../http/validation'
import { factory } from '../services'

/** A page of the players that match the search and the filters. */
export const listPlayersHandlers = factory.createHandlers(
  zValidator('query', ListPlayersQueryParams, onInvalidRequest(validationMessages.listPlayers)),
  async (c) => {
    const params = c.req.valid('query')
    if (!isStorableQuery(params)) return errorResponse(c, 400, errorMessages.unstorable)
    const { cache, read } = c.var.services
    const response = await cache.fetch(`list ${JSON.stringify(params)}`, async () =>
      jsonResponse(200, await read((db) => listPlayers(db, params))),
    )
    return sendCached(c, response)
  },
)
