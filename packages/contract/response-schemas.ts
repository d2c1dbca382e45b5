import {
  GetPlayerResponse,
  ListPlayersResponse,
  ListTopPlayersResponse,
  LoginResponse,
  SignupResponse,
} from './generated/schemas'
import type { OperationName } from './operations'

/** The schema of each operation's successful response. */
export const responseSchemas = {
  login: LoginResponse,
  signup: SignupResponse,
  listTopPlayers: ListTopPlayersResponse,
  listPlayers: ListPlayersResponse,
  getPlayer: GetPlayerResponse,
} satisfies Record<OperationName, unknown>
