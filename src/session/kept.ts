import { useSyncExternalStore } from 'react'
import { isRecord } from '~/lib/is-record'

/** What a visitor keeps in this browser (decisions.md, "Controls"): each list under its own key of local storage, followed by all tabs. */
export type KeptList = 'likedPlayers' | 'followedCreators' | 'savedResources'

export interface Kept {
  id: string
  name: string
}

const none: readonly Kept[] = []
const listeners = new Set<() => void>()
const parsed = new Map<KeptList, { text: string | null; items: readonly Kept[] }>()

/** The kept items, oldest first; none while prerendering and during hydration. */
export function useKept(list: KeptList): readonly Kept[] {
  return useSyncExternalStore(
    subscribe,
    () => readKept(list),
    () => none,
  )
}

/** Keeps an item, or lets it go when it is kept already. False when the browser refuses to store. */
export function toggleKept(list: KeptList, item: Kept): boolean {
  const items = readKept(list)
  const without = items.filter(({ id }) => id !== item.id)
  const next = without.length === items.length ? [...items, item] : without
  try {
    localStorage.setItem(list, JSON.stringify(next))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

function readKept(list: KeptList): readonly Kept[] {
  const text = readText(list)
  const known = parsed.get(list)
  if (known && known.text === text) return known.items
  const items = parse(text)
  parsed.set(list, { text, items })
  return items
}

function parse(text: string | null): readonly Kept[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(items) ? items.filter(isKept) : none
  } catch {
    return none
  }
}

function readText(list: KeptList): string | null {
  try {
    return localStorage.getItem(list)
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const isKept = (item: unknown): item is Kept =>
  isRecord(item) && typeof item.id === 'string' && item.id.isWellFormed() && typeof item.name === 'string'
