import type { RouterHistory } from '@tanstack/react-router'

let last = true

/** Whether the last navigation went back or forward in the history, or loaded the document. */
export const isBackOrForward = (): boolean => last

/** Keeps `isBackOrForward` true to the history. */
export function trackHistoryDirection(history: RouterHistory): void {
  history.subscribe(({ action }) => {
    last = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
}
