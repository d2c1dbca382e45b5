/** A visitor with their own browser, controlled by the engine's driver. */
export interface Visitor {
  goto: (url: string) => Promise<unknown>
  reload: () => Promise<unknown>
  /** Clicks the first visible element with these words, once it exists. */
  click: (selector: string, words?: string) => Promise<unknown>
  type: (selector: string, text: string) => Promise<unknown>
  press: (key: '/' | 'Enter') => Promise<unknown>
  /** Runs a function in the page. */
  evaluate: <Result>(run: (...args: string[]) => Result, ...args: string[]) => Promise<Result>
  /** Console errors so far, if the driver reads the console. */
  errors: string[]
  close: () => Promise<unknown>
}

/** Runs in the page: scrolls to the first visible element with these words and returns it, or null while it is missing or moving. */
export async function findElement(selector: string, words: string): Promise<HTMLElement | null> {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && element.textContent.includes(words),
  )
  if (!found) return null
  found.scrollIntoView({ behavior: 'instant', block: 'center' })
  const before = found.getBoundingClientRect()
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const after = found.getBoundingClientRect()
  return after.x === before.x && after.y === before.y ? found : null
}
