import { isRecord } from '~/lib/is-record'
import { createStorageStore } from './storage-store'

/** What a visitor saves in this browser (decisions.md, "Controls"): each list under its own key of local storage. */
export type SavedList = 'likedPlayers' | 'followedCreators' | 'savedResources'

export interface SavedItem {
  id: string
  name: string
}

const stores = {
  likedPlayers: createStorageStore('likedPlayers', parseItems),
  followedCreators: createStorageStore('followedCreators', parseItems),
  savedResources: createStorageStore('savedResources', parseItems),
}

/** The saved items, oldest first. */
export const useSavedItems = (list: SavedList): readonly SavedItem[] => stores[list].use()

/** Saves an item, or removes it when it is saved already. False when the browser refuses to store. */
export function toggleSavedItem(list: SavedList, item: SavedItem): boolean {
  const items = stores[list].read()
  const others = items.filter(({ id }) => id !== item.id)
  try {
    stores[list].write(JSON.stringify(others.length === items.length ? [...items, item] : others))
    return true
  } catch {
    return false
  }
}

function parseItems(text: string | null): readonly SavedItem[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(items) ? items.filter(isSavedItem) : []
  } catch {
    return []
  }
}

const isSavedItem = (item: unknown): item is SavedItem =>
  isRecord(item) && typeof item.id === 'string' && item.id.isWellFormed() && typeof item.name === 'string'
