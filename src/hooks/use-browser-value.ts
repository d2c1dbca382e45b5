import { useSyncExternalStore } from 'react'

/**
 * A text or number that the browser knows and the server doesn't, after hydration; before that, the server's.
 * It renders again only where the two differ, while `useHydrated` always does.
 */
export const useBrowserValue = <Value extends string | number | null>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => onServer)

const neverChanges = () => () => {}
