/** Calls back when the browser is idle; Safari cannot tell and waits a moment instead. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 200)
}
