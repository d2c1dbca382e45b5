import type { RouterHistory } from '@tanstack/react-router'

let lastAction = 'LOAD'

/** Whether the last navigation went back or forward in the history, or loaded the document. */
export const isBackOrForward = (): boolean => lastAction !== 'PUSH' && lastAction !== 'REPLACE'

/** Whether the last navigation replaced its history entry, as typed text in the URL does. */
export const isReplacement = (): boolean => lastAction === 'REPLACE'

/** Updates both with the history. */
export function trackHistoryDirection(history: RouterHistory): void {
  history.subscribe(({ action }) => {
    lastAction = action.type
  })
}
