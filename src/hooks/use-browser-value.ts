import { useSyncExternalStore } from 'react'

/**
 * A value that only the browser knows; `onServer` on the server and during hydration.
 * Renders again only if the two differ or the value changes, whereas `useHydrated` always does.
 */
export const useBrowserValue = <Value extends string | number | boolean | null>(
  read: () => Value,
  onServer: Value,
  subscribe: (listener: () => void) => () => void = neverChanges,
): Value => useSyncExternalStore(subscribe, read, () => onServer)

const neverChanges = () => () => {}
