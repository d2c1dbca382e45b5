import { isObject } from '@akhada/contract/is-object'
import { parseJson } from '~/lib/parse-json'
import { maxCompared } from '~/rules/max-compared'
import { createStorageStore, type StoreResult } from './storage-store'

export interface ComparedPlayer {
  id: string
  name: string
  /** Empty for a player without one. */
  image: string
}

const store = createStorageStore('comparedPlayers', parsePlayers)

/** The players that a visitor chose to compare, in this browser, first choice first. */
export const useComparedPlayers = store.use

/** The players as stored now, without a subscription. */
export const readComparedPlayers = store.read

/** Replaces the choice. */
export const saveComparedPlayers = (players: readonly ComparedPlayer[]): StoreResult =>
  store.tryWrite(players.length > 0 ? JSON.stringify(players) : null)

function parsePlayers(text: string | null): readonly ComparedPlayer[] {
  const players = parseJson(text)
  return Array.isArray(players) ? players.filter(isComparedPlayer).slice(0, maxCompared) : []
}

const isComparedPlayer = (player: unknown): player is ComparedPlayer =>
  isObject(player) &&
  [player.id, player.name, player.image].every((text) => typeof text === 'string' && text.isWellFormed())
