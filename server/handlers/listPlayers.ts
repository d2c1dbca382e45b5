import { createFactory } from 'hono/factory'
import type { ListPlayersContext } from '../generated/endpoints/players/players.context'
import { ListPlayersQueryParams, ListPlayersResponse } from '../generated/endpoints/players/players.zod'
import { zValidator } from '../generated/validator'
import { listPlayers } from '../players-store'
import type { ServerEnv } from '../services'
import { explain, keepContract } from '../validation'

const factory = createFactory<ServerEnv>()

const sentences = {
  search: 'The search text may have 200 characters at most.',
  page: 'The page has to be a whole number from 1 up.',
  limit: 'The limit has to be a whole number from 1 to 100.',
  sortBy: 'Players can be sorted by score only.',
}

/** A page of the players that search and filters let through. */
export const listPlayersHandlers = factory.createHandlers(
  zValidator('query', ListPlayersQueryParams, explain(sentences, 'A filter is not valid.')),
  zValidator('response', ListPlayersResponse, keepContract),
  async (c: ListPlayersContext<ServerEnv>) => {
    const params = ListPlayersQueryParams.parse(c.req.valid('query'))
    return c.json(await listPlayers(c.var.services.db, params))
  },
)
