import { prefersReducedMotion } from '~/lib/reduced-motion'

/** Specification 2, "Route table": the view scrolls smoothly to the top over 600 ms after a delay of 50 ms. */
const delayMs = 50
const durationMs = 600

let running: AbortController | undefined

/** Scrolls smoothly to the top, until the visitor does something else. With reduced motion it jumps there. */
export function scrollToTop(): void {
  running?.abort()
  if (prefersReducedMotion()) {
    window.scrollTo(0, 0)
    return
  }
  const controller = new AbortController()
  const { signal } = controller
  running = controller
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    window.addEventListener(type, () => controller.abort(), { passive: true, signal })

  setTimeout(() => {
    const from = window.scrollY
    const start = performance.now()
    const step = (now: number) => {
      if (signal.aborted) return
      const progress = Math.min(1, (now - start) / durationMs)
      window.scrollTo(0, from * (1 - easeOut(progress)))
      if (progress < 1) requestAnimationFrame(step)
      else controller.abort()
    }
    requestAnimationFrame(step)
  }, delayMs)
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3
