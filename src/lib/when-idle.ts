/** Calls back when the browser is idle, after two seconds at the latest; in Safari, which lacks the API, after 200 ms. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2_000 })
  else setTimeout(callback, 200)
}

/** Calls back when the page has loaded and the browser is idle. Returns a function that stops waiting for the load. */
export function whenLoaded(callback: () => void): () => void {
  const wait = () => whenIdle(callback)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => window.removeEventListener('load', wait)
}
