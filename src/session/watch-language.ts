import { createStorageStore } from './storage-store'

const store = createStorageStore('watchLanguage', (text) => text)

/** The language that matches were last watched in; null before, while prerendering and during hydration. */
export const useWatchLanguage = store.use

/** Stores the language, if the browser allows it. */
export const rememberWatchLanguage = store.tryWrite
