import type { RouterHistory } from '@tanstack/react-router'

let last = true

/** Whether the last navigation went back or forward in the history, or loaded the document. */
export const isBackOrForward = (): boolean => last

/** Whether the page was opened at its top: by a link or a fresh load, without a fragment. `<html data-from-top>` says the same to CSS. */
export const isFromTop = (): boolean => document.documentElement.hasAttribute('data-from-top')

/** Inline script of the document's head, which marks `<html>` before first paint. */
export const markFromTopScript = `if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash)document.documentElement.dataset.fromTop='';`

/** Follows the history for `isBackOrForward` and `isFromTop`. */
export function trackHistoryDirection(history: RouterHistory): void {
  history.subscribe(({ location, action }) => {
    last = action.type !== 'PUSH' && action.type !== 'REPLACE'
    if (action.type !== 'REPLACE') document.documentElement.toggleAttribute('data-from-top', !last && !location.hash)
  })
}
