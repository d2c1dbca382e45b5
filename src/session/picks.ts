import { isObject } from '@akhada/contract/is-object'
import { parseJson } from '~/lib/parse-json'
import { createStorageStore, type StoreResult } from './storage-store'

/** Picks as text (`encodePicks`), by the id of the tournament. */
type StoredPicks = Readonly<Record<string, string>>

const store = createStorageStore('pickem', parse)

/** All picks of this browser; none while prerendering and during hydration. */
export const useStoredPicks = store.use

/** The picks as stored now, without a subscription. */
export const readStoredPicks = store.read

/** Stores the picks of a tournament. */
export const storePicks = (tournament: string, picks: string): StoreResult =>
  store.tryWrite(JSON.stringify({ ...readStoredPicks(), [tournament]: picks }))

function parse(text: string | null): StoredPicks {
  const stored = parseJson(text)
  const entries = Object.entries(isObject(stored) ? stored : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
