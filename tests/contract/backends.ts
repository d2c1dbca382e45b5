import type { Backend } from '@akhada/contract-check/checks/client'
import { startServerProcess } from '@akhada/harness/server-process'
import { getResponse } from 'msw'
import { handlers } from '../../mocks/handlers'
import { createDatabase } from '../support/create-database'
import { afterTests, seededFolder } from '../support/temporary-folders'

export interface Server {
  url: string
  backend: Backend
}

/** The mocks, called directly, because intercepting requests would also catch those to the other backends. */
export const mocks: Backend = async (path, init) => {
  const response = await getResponse(handlers, new Request(`http://mocks.example${path}`, init))
  return response ?? new Response('No handler of the mocks takes this.', { status: 404 })
}

/** The reference backend on its embedded database. */
export const startOnFolder = (): Promise<Server> => startServer({ DATA_DIR: seededFolder() })

/** The reference backend on a PostgreSQL server. */
export const startOnPostgres = async (): Promise<Server> => startServer({ DATABASE_URL: await createDatabase() })

/** The reference backend, as built for production. */
async function startServer(env: Record<string, string>): Promise<Server> {
  const { url, stop } = await startServerProcess(env)
  afterTests(stop)
  return { url, backend: (path, init) => fetch(url + path, init) }
}
