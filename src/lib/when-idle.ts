/** Calls back when the browser is idle; Safari, which lacks the API, after a timeout. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 200)
}
