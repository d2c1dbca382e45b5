import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useBrowserValue } from '~/hooks/use-browser-value'
import { useInView } from '~/hooks/use-in-view'
import { prefersReducedMotion } from '~/lib/reduced-motion'
import { reducedMotion } from '~/theme/media-queries'

export type Slideshow = ReturnType<typeof useSlideshow>

/** The state and controls of a slideshow that shows each slide for `delayMs`. */
export function useSlideshow(count: number, region: RefObject<HTMLElement | null>, delayMs: number) {
  const [position, setPosition] = useState(0)
  const [isManual, setIsManual] = useState(false)
  const [userChoice, setUserChoice] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const inView = useInView(region)
  const tabVisible = useBrowserValue(() => document.visibilityState === 'visible', true, subscribeToTab)
  const hasReducedMotion = useBrowserValue(prefersReducedMotion, false, subscribeToMotion)

  // Plays by default, unless the system asks for reduced motion.
  const autoplay = userChoice ?? !hasReducedMotion
  const playing = count > 1 && autoplay && inView && tabVisible && !hovered && !focused

  // Every slide gets its full time, even one the visitor jumped to.
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => {
      setIsManual(false)
      setPosition(position + 1)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [playing, position, delayMs])

  return {
    /** Unbounded, so that the direction of each step is known: slide 0 after the last is one step forward. */
    position,
    current: modulo(position, count),
    /** Whether the visitor chose this slide, so that it is announced. */
    isManual,
    autoplay,
    toggle: () => setUserChoice(!autoplay),
    move: (steps: number) => {
      setIsManual(true)
      setPosition((at) => at + steps)
    },
    /** Pauses while a mouse is over the pictures; a touch does not pause. */
    pauseOnHover: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    /** Pauses while the keyboard focus is inside; a click does not pause. */
    pauseOnFocus: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}

function subscribeToTab(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function subscribeToMotion(listener: () => void): () => void {
  const list = matchMedia(reducedMotion)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** The remainder of a division, never negative. */
const modulo = (value: number, by: number): number => ((value % by) + by) % by
