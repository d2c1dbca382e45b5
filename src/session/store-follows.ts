import { dropDuplicates, type Follow, followStores, isSame, readFollows } from './follows'

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
