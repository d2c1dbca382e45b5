import type { RouterHistory } from '@tanstack/react-router'

let last = 'LOAD'

/** Whether the last navigation went back or forward in the history, or loaded the document. */
export const isBackOrForward = (): boolean => last !== 'PUSH' && last !== 'REPLACE'

/** Whether the last navigation stayed at its entry of the history, as text does that is typed into the URL. */
export const isReplacement = (): boolean => last === 'REPLACE'

/** Keeps both true to the history. */
export function trackHistoryDirection(history: RouterHistory): void {
  history.subscribe(({ action }) => {
    last = action.type
  })
}
