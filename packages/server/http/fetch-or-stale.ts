import type { LRUCache } from 'lru-cache'

/**
 * The cached entry, fetched again if it's stale; if that fails, the stale one. The cache needs `noDeleteOnFetchRejection`. Its option
 * `allowStaleOnFetchRejection` would hide an error if there is no stale entry.
 */
export async function fetchOrStale<Key extends {}, Value extends {}>(
  cache: LRUCache<Key, Value>,
  key: Key,
): Promise<Value | undefined> {
  try {
    return await cache.fetch(key)
  } catch (error) {
    const last = cache.peek(key, { allowStale: true })
    if (last !== undefined) return last
    throw error
  }
}
