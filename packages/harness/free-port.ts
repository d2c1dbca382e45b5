import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Finds a free port. */
export async function findFreePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  probe.close()
  return port
}

/** Starts a server on a free port and returns the port. */
export async function listen(server: Server, host?: string): Promise<number> {
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
