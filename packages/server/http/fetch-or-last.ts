import type { LRUCache } from 'lru-cache'

/** The entry, read again if it is old, or the old one when that fails. The cache needs `noDeleteOnFetchRejection`. */
export async function fetchOrLast<Key extends {}, Value extends {}>(
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
