import { prefersReducedMotion } from '~/lib/reduced-motion'

/** Specification 2, "Route table": the view scrolls smoothly to the top over 600 ms after a delay of 50 ms. */
const delayMs = 50
const durationMs = 600

/** Events of a visitor who goes elsewhere. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']

let current = new AbortController()

/** Scrolls smoothly to the top, until the visitor does something else. With reduced motion it jumps there. */
export function scrollToTop(): void {
  current.abort()
  if (prefersReducedMotion().matches) {
    window.scrollTo(0, 0)
    return
  }
  const own = new AbortController()
  current = own
  const { signal } = own
  for (const type of interruptions) window.addEventListener(type, () => own.abort(), { passive: true, signal })

  setTimeout(() => {
    const from = window.scrollY
    const start = performance.now()
    const step = (now: number) => {
      if (signal.aborted) return
      const progress = Math.min(1, (now - start) / durationMs)
      window.scrollTo(0, from * (1 - easeOut(progress)))
      if (progress < 1) requestAnimationFrame(step)
      else own.abort()
    }
    requestAnimationFrame(step)
  }, delayMs)
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3
