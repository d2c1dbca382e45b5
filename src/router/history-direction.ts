import type { RouterHistory } from '@tanstack/react-router'

let lastAction = 'LOAD'
let pathname = ''
let previousPathname: string | undefined

/** Whether the last navigation went back or forward in the history, or loaded the document. */
export const isBackOrForward = (): boolean => lastAction !== 'PUSH' && lastAction !== 'REPLACE'

/** Whether the last navigation replaced its history entry, as a search field does when it writes to the URL. */
export const isReplacement = (): boolean => lastAction === 'REPLACE'

/** Whether a link led from this path to the current page, so that going back in the history leads there. */
export const isPreviousPage = (path: string): boolean => path === previousPathname

/** Tracks the router's history for the functions above. */
export function trackHistoryDirection(history: RouterHistory): void {
  pathname = history.location.pathname
  history.subscribe(({ action, location }) => {
    lastAction = action.type
    if (lastAction !== 'REPLACE') previousPathname = lastAction === 'PUSH' ? pathname : undefined
    pathname = location.pathname
  })
}
