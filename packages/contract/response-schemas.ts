import {
  GetPlayerResponse,
  ListPlayersResponse,
  ListTopPlayersResponse,
  LoginResponse,
  SignupResponse,
} from './generated/schemas'

/** The schema of what each operation of openapi.yaml responds when it succeeds. */
export const responseSchemas = {
  login: LoginResponse,
  signup: SignupResponse,
  listTopPlayers: ListTopPlayersResponse,
  listPlayers: ListPlayersResponse,
  getPlayer: GetPlayerResponse,
}
