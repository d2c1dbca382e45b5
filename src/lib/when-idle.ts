/** Calls back when the browser is idle, or after two seconds without a rest; Safari, which lacks the API, after a timeout. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2_000 })
  else setTimeout(callback, 200)
}
