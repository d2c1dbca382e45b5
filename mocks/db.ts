import { filterNames, getFilterValue } from '@akhada/contract/filters'
import type { ListPlayersParams, Player, SignupRequest, User } from '@akhada/contract/generated/models'
import { SignupBody } from '@akhada/contract/generated/schemas'
import { topPlayersCount } from '@akhada/contract/rules'
import { type SamplePlayer, samplePlayers } from '@akhada/sample-world/players/players'
import * as z from 'zod/mini'

// The in-memory backend behind the mocks. It follows the rules of the reference backend, but has no rate limits.

const Accounts = z.array(z.extend(SignupBody, { _id: z.string(), createdAt: z.string() }))
type Account = z.infer<typeof Accounts>[number]

const storageKey = 'mock-accounts'

// With session storage, accounts survive a reload: you can sign up and then sign in by hand. Node has none.
const storage = typeof sessionStorage === 'undefined' ? undefined : sessionStorage
const accounts: Account[] = Accounts.safeParse(JSON.parse(storage?.getItem(storageKey) ?? '[]')).data ?? []

/** The players with the highest score, best first. */
export const listTopPlayers = (): Player[] => samplePlayers.slice(0, topPlayersCount).map(toResponse)

/** The player with this id, or undefined. */
export function findPlayer(id: string): Player | undefined {
  const player = samplePlayers.find(({ _id }) => _id === id.toLowerCase())
  return player && toResponse(player)
}

/** One page of the players that match the search and all filters, best first, and the number of pages. */
export function listPlayers(params: Required<Omit<ListPlayersParams, 'sortBy'>>): {
  players: Player[]
  pages: number
} {
  const search = params.search.trim().toLowerCase()
  const found = samplePlayers
    .filter((player) =>
      filterNames.every((name) => params[name] === 'all' || getFilterValue(player, name) === params[name]),
    )
    .filter(({ playerName, realName, ign }) =>
      [playerName, realName, ign].some((name) => name?.toLowerCase().includes(search)),
    )
  const start = (params.page - 1) * params.limit
  return {
    players: found.slice(start, start + params.limit).map(toResponse),
    pages: Math.ceil(found.length / params.limit),
  }
}

/** Adds an account; returns null if the email, in any letter case, already has one. */
export function addAccount({ name, email, password, role }: SignupRequest): User | null {
  if (findAccount(email)) return null
  const account = { _id: crypto.randomUUID(), name, email, role, password, createdAt: new Date().toISOString() }
  accounts.push(account)
  storage?.setItem(storageKey, JSON.stringify(accounts))
  return toUser(account)
}

/** The user with this email and password, or null. */
export function signIn(email: string, password: string): User | null {
  const account = findAccount(email)
  return account?.password === password ? toUser(account) : null
}

/** Has the three parts of a real token, but isn't signed. */
export const createFakeToken = ({ _id, role }: User): string => `mock.${btoa(`${_id}:${role}`)}.token`

function toResponse({ score: _score, ...player }: SamplePlayer): Player {
  return player
}

function toUser({ password: _password, ...user }: Account): User {
  return user
}

const findAccount = (email: string) => accounts.find((account) => account.email.toLowerCase() === email.toLowerCase())
