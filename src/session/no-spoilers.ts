import { createStorageStore, type StoreResult, subscribeToStorage } from './storage-store'

export const noSpoilersKey = 'noSpoilers'
const store = createStorageStore(noSpoilersKey, (text) => text === 'on')

if (!import.meta.env.SSR) subscribeToStorage(syncNoSpoilers)

/** Whether results stay covered in this browser; false while prerendering and during hydration. */
export const useNoSpoilers = store.use

/** Covers or uncovers results. */
export const setNoSpoilers = (isOn: boolean): StoreResult => store.tryWrite(isOn ? 'on' : null)

/** Part of the inline script: marks `<html>` before first paint, so that no result flashes. */
export const markNoSpoilers = (key: typeof noSpoilersKey): void => {
  try {
    if (localStorage.getItem(key) === 'on') document.documentElement.dataset.noSpoilers = ''
  } catch {}
}

/** Marks `<html>` again, after a change of the store or in case React has rendered the document itself. */
export function syncNoSpoilers(): void {
  document.documentElement.toggleAttribute('data-no-spoilers', store.read())
}
