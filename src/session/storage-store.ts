import { useSyncExternalStore } from 'react'

/** Whether a change was stored, or why the browser did not store it. */
export type StoreResult = 'stored' | 'full' | 'refused'

/** A value in local storage, parsed once per text. `parse` gets null if nothing is stored or storage is blocked. */
export function createStorageStore<Value>(key: string, parse: (text: string | null) => Value) {
  const empty = parse(null)
  let parsed: { text: string | null; value: Value } = { text: null, value: empty }

  /** The value that is stored now. */
  const read = () => {
    const text = readText(key)
    if (text !== parsed.text) parsed = { text, value: parse(text) }
    return parsed.value
  }
  /** Stores a text, or removes it (null), and notifies all subscribers. Throws a DOMException when the browser refuses. */
  const write = (text: string | null) => {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    notify()
  }
  /** Like `write`, but never throws. */
  const tryWrite = (text: string | null): StoreResult => {
    try {
      write(text)
      return 'stored'
    } catch (error) {
      return findRefusal(error)
    }
  }
  /** A hook for the value, in sync with other tabs; that of an empty storage while prerendering and during hydration. */
  const use = () => useSyncExternalStore(subscribeToStorage, read, () => empty)
  return { read, write, tryWrite, use }
}

/** Why the browser did not store a text, by the error that it threw. */
export const findRefusal = (error: unknown): Exclude<StoreResult, 'stored'> =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'

/** Clears this site's local and session storage, and notifies all subscribers. Throws a DOMException when the browser refuses. */
export function clearStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
  notify()
}

/** Calls the listener whenever a store may have changed, in this tab or another. */
export function subscribeToStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Browsers send this event to the other tabs only. */
const notify = () => window.dispatchEvent(new Event('storage'))

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
