import { randomUUID } from 'node:crypto'
import type { Player, SignupRequest } from '@akhada/contract/generated/models'
import { isObject } from '@akhada/contract/is-object'
import type { OperationName } from '@akhada/contract/operations'
import { responseSchemas } from '@akhada/contract/response-schemas'
import { type ApiResponse, findOperation, findViolations, type Operation } from '../openapi'
import { hideSecrets } from './hide-secrets'

/** Anything that responds to the five calls; `path` is everything after the host. */
export type Backend = (path: string, init?: RequestInit) => Promise<Response>

/** What one request sends. */
export interface RequestInput {
  /** The player's id, as it appears in the path. */
  id?: string
  query?: Record<string, string> | [name: string, value: string][]
  /** Sent as JSON; a string is sent as is. */
  body?: unknown
  /** The content type of the body; JSON by default. */
  contentType?: string
}

interface SignedUp {
  account: SignupRequest
  response: ApiResponse
}

/** Calls a backend and validates each response against the contract. */
export interface ContractClient {
  /** Returns the response. Throws `ContractViolation` if openapi.yaml doesn't allow it. */
  send: (operation: OperationName, input?: RequestInput) => Promise<ApiResponse>
  /** Returns the response. Throws `ContractViolation` if it has none of these statuses. */
  expect: (statuses: readonly number[], operation: OperationName, input?: RequestInput) => Promise<ApiResponse>
  list: (query?: Record<string, string>) => Promise<{ players: Player[]; pages: number }>
  /** Signs up the one throw-away account of a run on first use. Returns it, and the response to the sign-up. */
  signUpOnce: () => Promise<SignedUp>
}

/** A response that violates the contract. */
export class ContractViolation extends Error {
  override name = 'ContractViolation'
}

/** Creates a client of a backend, with one account for everything it sends. */
export function createContractClient(backend: Backend): ContractClient {
  let signedUp: Promise<SignedUp> | undefined

  const send: ContractClient['send'] = async (id, input = {}) => {
    const operation = findOperation(id)
    const { status, headers, text } = await fetchText(backend, operation, input)
    const contentType = headers.get('content-type') ?? ''
    const body = parseJson(text)
    const violations = findViolations(operation, { status, contentType, body })
    if (status < 300 && violations.length === 0 && !responseSchemas[id].safeParse(body).success) {
      violations.push('the generated zod schema does not accept the body')
    }
    if (violations.length > 0) throw new ContractViolation(`${describeRequest(id, input)}: ${violations.join('; ')}`)
    return { status, contentType, headers, body }
  }

  const expect: ContractClient['expect'] = async (statuses, id, input = {}) => {
    const response = await send(id, input)
    if (statuses.includes(response.status)) return response
    const instead = `${response.status} instead of ${statuses.join(' or ')} (${describeResponse(response)})`
    throw new ContractViolation(`${describeRequest(id, input)}: the status is ${instead}`)
  }

  return {
    send,
    expect,
    list: async (query) =>
      responseSchemas.listPlayers.parse((await expect([200], 'listPlayers', query && { query })).body),
    signUpOnce: () => {
      signedUp ??= signUp(expect)
      return signedUp
    },
  }
}

/** The message of an error's root cause. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? describeError(error.cause) : error.message || error.name
}

/** A request on one line, without passwords and tokens. */
export function describeRequest(id: OperationName, input: RequestInput): string {
  const operation = findOperation(id)
  const body = hideSecrets(typeof input.body === 'string' ? input.body : (JSON.stringify(input.body) ?? ''))
  const type = input.contentType ? `(${input.contentType}) ` : ''
  return `${operation.method} ${buildPath(operation, input)} ${type}${body}`.trim().slice(0, 300)
}

async function fetchText(
  backend: Backend,
  operation: Operation,
  input: RequestInput,
): Promise<{ status: number; headers: Headers; text: string }> {
  try {
    const response = await backend(buildPath(operation, input), { method: operation.method, ...buildBody(input) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    throw new ContractViolation(`${describeRequest(operation.id, input)}: no response (${describeError(error)})`)
  }
}

async function signUp(expect: ContractClient['expect']): Promise<SignedUp> {
  const account: SignupRequest = {
    name: 'Contract Check',
    email: `contract-${randomUUID()}@example.com`,
    password: `pass-${randomUUID()}`,
    role: 'user',
  }
  return { account, response: await expect([201], 'signup', { body: account }) }
}

function buildPath({ path }: Operation, { id = '', query }: RequestInput): string {
  return path.replace('{id}', () => id) + (query ? `?${new URLSearchParams(query)}` : '')
}

function buildBody({ body, contentType = 'application/json' }: RequestInput): RequestInit {
  if (body === undefined) return {}
  return {
    headers: { 'Content-Type': contentType },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

/** Parses JSON; returns any other text as is. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function describeResponse({ status, body }: ApiResponse): string {
  if (status === 429) return 'the backend limits attempts: try again later'
  return isObject(body) && 'message' in body ? String(body.message) : 'without a message'
}
