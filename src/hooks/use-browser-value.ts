import { useSyncExternalStore } from 'react'

/**
 * A value that the browser knows and the server doesn't, after hydration; before that, the server's.
 * It renders again only where the two differ or the value has changed, while `useHydrated` always does.
 */
export const useBrowserValue = <Value extends string | number | boolean | null>(
  read: () => Value,
  onServer: Value,
  subscribe: (listener: () => void) => () => void = neverChanges,
): Value => useSyncExternalStore(subscribe, read, () => onServer)

const neverChanges = () => () => {}
