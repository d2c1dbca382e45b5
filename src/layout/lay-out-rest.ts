import { whenIdle } from '~/lib/when-idle'
import { nearOnly, nearOnlyParts } from '~/ui/near-only.css'

/** Lays out what a phone has left out so far, part by part, so that a tap in between is answered. */
export function layOutRest(): void {
  const root = document.documentElement.dataset
  if (root.nearOnly === undefined) return
  const parts = Array.from(document.querySelectorAll<HTMLElement>(`.${nearOnly}, .${nearOnlyParts} > *`))
  const next = () => {
    const part = parts.shift()
    if (part) {
      part.style.contentVisibility = 'visible'
      whenIdle(next)
    } else delete root.nearOnly
  }
  next()
}
