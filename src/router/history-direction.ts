import type { RouterHistory } from '@tanstack/react-router'

let last = true

/** Whether the last navigation went back or forward in the history, or loaded the document. */
export const isBackOrForward = (): boolean => last

/** Inline script of the document's head: marks `<html>` before first paint when the page is shown from its top, for CSS. */
export const markForwardScript = `if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash)document.documentElement.dataset.forward='';`

/** Keeps `isBackOrForward` and `<html data-forward>` true to the history. */
export function trackHistoryDirection(history: RouterHistory): void {
  history.subscribe(({ location, action }) => {
    last = action.type !== 'PUSH' && action.type !== 'REPLACE'
    if (action.type !== 'REPLACE') document.documentElement.toggleAttribute('data-forward', !last && !location.hash)
  })
}
