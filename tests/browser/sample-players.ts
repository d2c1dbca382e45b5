import { responseSchemas } from '@akhada/contract/response-schemas'
import { origin } from './origin'

const readPage = async (page: number) => {
  const response = await fetch(`${origin}/api/players?limit=100&page=${page}`)
  return responseSchemas.listPlayers.parse(await response.json()).players
}

/**
 * The sample players on the server, best first. A tournament may end while the tests run, and the server counts it later than a new process
 * would.
 */
export const samplePlayers = [...(await readPage(1)), ...(await readPage(2))]
