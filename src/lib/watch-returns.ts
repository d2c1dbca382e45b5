import type { RouterHistory } from '@tanstack/react-router'

/** Tells, when asked, whether the last navigation went back or forward in the history, or loaded the page anew. */
export function watchReturns(history: RouterHistory): () => boolean {
  let isReturn = true
  history.subscribe(({ action }) => {
    isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  return () => isReturn
}
