import { createStorageStore, subscribeToStorage } from './storage-store'

const key = 'noSpoilers'
const store = createStorageStore(key, (text) => text === 'on')

if (!import.meta.env.SSR) subscribeToStorage(syncNoSpoilers)

/** Whether results stay covered in this browser; false while prerendering and during hydration. */
export const useNoSpoilers = store.use

/** Covers or uncovers results. False when the browser refuses to store it. */
export const setNoSpoilers = (isOn: boolean): boolean => store.tryWrite(isOn ? 'on' : null)

/** Inline script of the document's head: marks `<html>` before first paint, so that no result flashes. It must not depend on any module. */
export const markNoSpoilersScript = `try{if(localStorage.${key}==='on')document.documentElement.dataset.noSpoilers=''}catch(e){}`

/** Marks `<html>` again, after a change of the store or in case React has rendered the document itself. */
export function syncNoSpoilers(): void {
  document.documentElement.toggleAttribute('data-no-spoilers', store.read())
}
