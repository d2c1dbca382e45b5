import { isObject } from '@akhada/contract/is-object'
import { useSyncExternalStore } from 'react'
import { parseJson } from '~/lib/parse-json'
import { createStorageStore, subscribeToStorage } from './storage-store'

/** What can be followed in this browser (docs/decisions/following.md), or saved, for resources of the Knowledge Hub. */
const kinds = ['player', 'creator', 'team', 'organization', 'game', 'tournament', 'resource'] as const

export type FollowKind = (typeof kinds)[number]

export interface Follow {
  kind: FollowKind
  id: string
  name: string
}

const none: readonly Follow[] = []

/** A store for each key, in reading order; only the last is written. The others are the likes, follows and saves of earlier versions. */
const followStores = [
  createStorageStore('likedPlayers', (text) => parse(text, 'player')),
  createStorageStore('followedCreators', (text) => parse(text, 'creator')),
  createStorageStore('savedResources', (text) => parse(text, 'resource')),
  createStorageStore('follows', parse),
]

let parts: readonly unknown[] = []
let merged = none

/** All follows, oldest first, each once. */
export function readFollows(): readonly Follow[] {
  const read = followStores.map((store) => store.read())
  if (read.some((part, index) => part !== parts[index])) {
    parts = read
    const follows = dropDuplicates(read.flat())
    // The same array as on the server, or hydration would render every control again.
    merged = follows.length > 0 ? follows : none
  }
  return merged
}

/** All follows, oldest first, in sync with other tabs; none while prerendering and during hydration. */
export const useFollows = (): readonly Follow[] => useSyncExternalStore(subscribeToStorage, readFollows, () => none)

/** The ids of the 24 players followed last. Each costs a request, so there are no more. */
export const listFollowedPlayers = (follows: readonly Follow[]): string[] =>
  follows.flatMap(({ kind, id }) => (kind === 'player' ? [id] : [])).slice(-24)

/** Whether a change was stored, or why the browser did not store it. */
export type StoreResult = 'stored' | 'full' | 'refused'

/** Follows something, or unfollows it. */
export function toggleFollow(follow: Follow): StoreResult {
  const follows = readFollows()
  const others = follows.filter((each) => !isSame(each, follow))
  return storeFollows(others.length === follows.length ? [...follows, follow] : others)
}

/** Stores the list under its key, and deletes the keys of earlier versions. */
export function storeFollows(follows: readonly Follow[]): StoreResult {
  try {
    followStores.at(-1)?.write(JSON.stringify(dropDuplicates(follows)))
    for (const store of followStores.slice(0, -1)) if (store.read().length > 0) store.write(null)
    return 'stored'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
  }
}

/** Whether two entries follow the same thing; their stored names may differ. */
export const isSame = (a: Pick<Follow, 'kind' | 'id'>, b: Pick<Follow, 'kind' | 'id'>) =>
  a.kind === b.kind && a.id === b.id

/** A key for a follow, unique in a set. */
export const followKey = ({ kind, id }: Pick<Follow, 'kind' | 'id'>): string => `${kind} ${id}`

/** Removes duplicates; the first entry of each thing stays. */
export function dropDuplicates(follows: readonly Follow[]): Follow[] {
  const seen = new Set<string>()
  return follows.filter((follow) => seen.size < seen.add(followKey(follow)).size)
}

/** Parses an untrusted list of follows and drops invalid entries. Without `kind`, each entry has to name its own. */
export function toFollows(list: unknown, kind?: FollowKind): Follow[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry.id !== 'string' || typeof entry.name !== 'string') return []
    const known = kind ?? kinds.find((each) => each === entry.kind)
    return known && entry.id.isWellFormed() ? [{ kind: known, id: entry.id, name: entry.name }] : []
  })
}

function parse(text: string | null, kind?: FollowKind): readonly Follow[] {
  return toFollows(parseJson(text), kind)
}
