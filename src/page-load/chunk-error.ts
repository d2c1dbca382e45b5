const chunkErrors = new WeakSet<Error>()

/** Remembers which errors are chunks that failed to load: offline, or replaced by a deployment. */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => chunkErrors.add(payload))
}

/** Whether an error is a chunk that failed to load. */
export const isChunkError = (error: unknown): error is Error => error instanceof Error && chunkErrors.has(error)

/** Reloads the page once per chunk and tab, as soon as there is a connection: browsers cache a failed module. */
export function reloadOnce({ message }: Error): void {
  if (!navigator.onLine) window.addEventListener('online', () => window.location.reload(), { once: true })
  else if (isFirstTime(`reloaded: ${message}`)) window.location.reload()
}

/** False without storage: an endless reload is worse than a missing page. */
function isFirstTime(mark: string): boolean {
  try {
    if (sessionStorage.getItem(mark)) return false
    sessionStorage.setItem(mark, '1')
    return true
  } catch {
    return false
  }
}
