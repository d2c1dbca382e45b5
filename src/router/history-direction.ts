import type { RouterHistory } from '@tanstack/react-router'

/** Tracks whether the last navigation went back or forward in the history, or loaded the document. */
export function trackHistoryDirection(history: RouterHistory): () => boolean {
  let isBackOrForward = true
  history.subscribe(({ action }) => {
    isBackOrForward = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  return () => isBackOrForward
}
