/** What browsers, each in its own words, and the build's loader say when code or its styles did not come: offline, or gone with a deployment. */
const words = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether this is why something failed. */
export const isMissingCode = (error: unknown): error is Error => error instanceof Error && words.test(error.message)

/**
 * Loads the page anew, since a browser remembers that a file of code failed and does not ask for it again: at once when the server
 * answers, else when the connection is back. Once per file in a tab, and never over what somebody has typed.
 */
export function reloadFor(error: Error): void {
  const attempt = async () => {
    if (!isTyping() && (await serverAnswers()) && isFirstTime(`reloaded for: ${error.message}`))
      window.location.reload()
  }
  void attempt()
  window.addEventListener('online', attempt)
}

const isTyping = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  )

const serverAnswers = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Without a store there is no telling, and a page that reloads for ever is worse than one that lacks a part. */
function isFirstTime(mark: string): boolean {
  try {
    if (sessionStorage.getItem(mark)) return false
    sessionStorage.setItem(mark, '1')
    return true
  } catch {
    return false
  }
}
