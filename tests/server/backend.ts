import { type ServerProcess, startServerProcess } from '@akhada/harness/server-process'
import { readEnv } from '@akhada/server/env'
import type { ServerEnv } from '@akhada/server/services'
import { type RunningServer, startServer } from '@akhada/server/start'
import type { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { seededFolder } from '../support/temporary-folders'

export interface ApiResponse {
  status: number
  headers: Headers
  body: unknown
}

/** Starts the reference backend on the given data folder, or on a new one. */
export const backend = (folder = seededFolder()): Promise<RunningServer> =>
  startServer(readEnv({ PORT: '0', DATA_DIR: folder }))

/** Starts the built server as a separate process, which ends with the test. */
export async function serverProcess(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(env)
  onTestFinished(server.kill)
  return server
}

/** Calls an app without a socket, as if from an IP address. */
export const requestFrom =
  (app: Hono<ServerEnv>, ip = '203.0.113.1') =>
  (path: string, init?: RequestInit) =>
    app.request(path, init, { incoming: { socket: { remoteAddress: ip } } })

/** Sends JSON, and reads the response, which has to be JSON too. */
export async function post(url: string, body: unknown): Promise<ApiResponse> {
  return read(
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}

/** Reads a response, which has to be JSON. */
export async function get(url: string): Promise<ApiResponse> {
  return read(await fetch(url))
}

async function read(response: Response): Promise<ApiResponse> {
  return { status: response.status, headers: response.headers, body: await response.json() }
}
