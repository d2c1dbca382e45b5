import { isObject } from '@akhada/contract/is-object'
import { parseJson } from '~/lib/parse-json'
import { createStorageStore, type StoreResult } from './storage-store'

/** What can be followed in this browser (docs/decisions/following.md), or saved, for resources of the Knowledge Hub. */
const kinds = ['player', 'creator', 'team', 'organization', 'game', 'tournament', 'resource'] as const

/** Longer names are cut. */
const maxNameLength = 100

export type FollowKind = (typeof kinds)[number]

export interface Follow {
  kind: FollowKind
  id: string
  name: string
}

const store = createStorageStore('follows', (text): readonly Follow[] => dropDuplicates(toFollows(parseJson(text))))

/** All follows, oldest first, each once. */
export const readFollows = store.read

/** All follows, oldest first, in sync with other tabs; none while prerendering and during hydration. */
export const useFollows = store.use

/** The ids of the 24 players followed last. Each costs a request, so there are no more. */
export const listFollowedPlayers = (follows: readonly Follow[]): string[] =>
  follows.flatMap(({ kind, id }) => (kind === 'player' ? [id] : [])).slice(-24)

/** Follows something, or unfollows it. */
export function toggleFollow(follow: Follow): StoreResult {
  const follows = readFollows()
  const others = follows.filter((each) => !isSame(each, follow))
  return storeFollows(others.length === follows.length ? [...follows, follow] : others)
}

/** Stores the whole list. */
export const storeFollows = (follows: readonly Follow[]): StoreResult => store.tryWrite(JSON.stringify(follows))

/** Whether two entries follow the same thing; their stored names may differ. */
export const isSame = (a: Pick<Follow, 'kind' | 'id'>, b: Pick<Follow, 'kind' | 'id'>) =>
  a.kind === b.kind && a.id === b.id

/** Removes duplicates; the first entry of each thing stays. */
export function dropDuplicates(follows: readonly Follow[]): Follow[] {
  const groups = Map.groupBy(follows, ({ kind, id }) => `${kind} ${id}`)
  return [...groups.values()].flatMap(([first]) => first ?? [])
}

/** Parses an untrusted list of follows and drops invalid entries. */
export function toFollows(list: unknown): Follow[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry.id !== 'string' || typeof entry.name !== 'string') return []
    const kind = kinds.find((each) => each === entry.kind)
    const name = entry.name.trim().slice(0, maxNameLength).toWellFormed()
    return kind && name && entry.id.isWellFormed() ? [{ kind, id: entry.id, name }] : []
  })
}
