/** Messages of browsers and Vite when a chunk or its stylesheet failed to load: offline, or replaced by a deployment. */
const messages = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether an error is a chunk that failed to load. */
export const isChunkError = (error: unknown): error is Error => error instanceof Error && messages.test(error.message)

/**
 * Reloads the page, since a browser caches a failed module: at once when the server responds, else when the connection is back.
 * Once per chunk and tab, and never while a field holds typed text.
 */
export function reloadOnce(error: Error): void {
  const attempt = async () => {
    if (!isTyping() && (await serverResponds()) && isFirstTime(`reloaded: ${error.message}`)) window.location.reload()
  }
  void attempt()
  window.addEventListener('online', attempt)
}

const isTyping = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  )

const serverResponds = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Without storage never: an endless reload is worse than a missing part. */
function isFirstTime(mark: string): boolean {
  try {
    if (sessionStorage.getItem(mark)) return false
    sessionStorage.setItem(mark, '1')
    return true
  } catch {
    return false
  }
}
