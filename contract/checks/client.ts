import { randomUUID } from 'node:crypto'
import type { Player } from '../generated/models'
import {
  GetPlayerResponse,
  ListPlayersResponse,
  ListTopPlayersResponse,
  LoginResponse,
  SignupResponse,
} from '../generated/schemas'
import { type ApiResponse, findViolations, type Operation, type OperationId, operationOf } from '../openapi'

/** Anything that answers the five calls: `path` begins at the host. */
export type Backend = (path: string, init?: RequestInit) => Promise<Response>

/** What one call sends. */
export interface RequestInput {
  /** Of the player, as it stands between the slashes. */
  id?: string
  query?: Readonly<Record<string, string>>
  /** RequestInput as JSON; a text is sent as it is. */
  body?: unknown
}

export interface Account {
  name: string
  email: string
  password: string
  role: 'user'
}

/** Calls a backend and holds each answer to the contract. */
export interface ContractClient {
  /** The answer. Throws `ContractViolation` when openapi.yaml does not allow it. */
  send: (operation: OperationId, sent?: RequestInput) => Promise<ApiResponse>
  /** The answer, which has to have one of these statuses. */
  expect: (statuses: readonly number[], operation: OperationId, sent?: RequestInput) => Promise<ApiResponse>
  list: (query?: Readonly<Record<string, string>>) => Promise<{ players: Player[]; pages: number }>
  /** The one throw-away account of a run, signed up when it is first asked for, and how that was answered. */
  account: () => Promise<Account & { answer: ApiResponse }>
}

/** An answer that departs from the contract. */
export class ContractViolation extends Error {
  override name = 'ContractViolation'
}

const successes: Record<OperationId, { safeParse: (value: unknown) => { success: boolean } }> = {
  login: LoginResponse,
  signup: SignupResponse,
  listTopPlayers: ListTopPlayersResponse,
  listPlayers: ListPlayersResponse,
  getPlayer: GetPlayerResponse,
}

/** A caller of a backend that makes one account for all who ask it. */
export function createContractClient(backend: Backend): ContractClient {
  let account: Promise<Account & { answer: ApiResponse }> | undefined

  const send: ContractClient['send'] = async (id, sent = {}) => {
    const operation = operationOf(id)
    const response = await backend(pathOf(operation, sent), { method: operation.method, ...bodyOf(sent) }).catch(
      (error) => {
        throw new ContractViolation(`${describe(operation, sent)}: no answer came (${reasonOf(error)})`)
      },
    )
    const answer = await read(response)
    const found = findViolations(operation, answer)
    if (answer.status < 300 && found.length === 0 && !successes[id].safeParse(answer.body).success) {
      found.push('the generated zod schema does not take the body')
    }
    if (found.length > 0) throw new ContractViolation(`${describe(operation, sent)}: ${found.join('; ')}`)
    return answer
  }

  const expect: ContractClient['expect'] = async (statuses, id, sent = {}) => {
    const answer = await send(id, sent)
    if (statuses.includes(answer.status)) return answer
    const instead = `${answer.status} instead of ${statuses.join(' or ')} (${messageOf(answer)})`
    throw new ContractViolation(`${describe(operationOf(id), sent)}: the status is ${instead}`)
  }

  return {
    send,
    expect,
    list: async (query) => ListPlayersResponse.parse((await expect([200], 'listPlayers', query && { query })).body),
    account: () => {
      account ??= signUp(expect)
      return account
    },
  }
}

/** What an error says that it came from, in its own words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name
}

async function signUp(expect: ContractClient['expect']): Promise<Account & { answer: ApiResponse }> {
  const made: Account = {
    name: 'Contract Check',
    email: `contract-${randomUUID()}@example.com`,
    password: `pass-${randomUUID()}`,
    role: 'user',
  }
  return { ...made, answer: await expect([201], 'signup', { body: made }) }
}

function pathOf({ path }: Operation, { id = '', query }: RequestInput): string {
  return path.replace('{id}', id) + (query ? `?${new URLSearchParams(query)}` : '')
}

function bodyOf({ body }: RequestInput): RequestInit {
  if (body === undefined) return {}
  return {
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

async function read(response: Response): Promise<ApiResponse> {
  const text = await response.text()
  const contentType = response.headers.get('content-type') ?? ''
  return { status: response.status, contentType, headers: response.headers, body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function messageOf({ status, body }: ApiResponse): string {
  if (status === 429) return 'the backend counts attempts: try again later'
  return typeof body === 'object' && body && 'message' in body ? String(body.message) : 'without a message'
}

function describe(operation: Operation, sent: RequestInput): string {
  const body = JSON.stringify(sent.body, (key, value) => (key === 'password' ? '***' : value)) ?? ''
  return `${operation.method} ${pathOf(operation, sent)} ${body}`.trim().slice(0, 300)
}
