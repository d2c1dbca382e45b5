import type { RouterHistory } from '@tanstack/react-router'

let lastAction = 'LOAD'

/** Whether the last navigation went back or forward in the history, or loaded the document. */
export const isBackOrForward = (): boolean => lastAction !== 'PUSH' && lastAction !== 'REPLACE'

/** Whether the last navigation replaced its history entry, as a search field does when it writes to the URL. */
export const isReplacement = (): boolean => lastAction === 'REPLACE'

/** Tracks the router's history for the two functions above. */
export function trackHistoryDirection(history: RouterHistory): void {
  history.subscribe(({ action }) => {
    lastAction = action.type
  })
}
