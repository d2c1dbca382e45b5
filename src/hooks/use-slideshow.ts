import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useInView } from './use-in-view'
import { useReducedMotion } from './use-reduced-motion'
import { useTabVisible } from './use-tab-visible'

/**
 * Which slide of a slideshow shows. It counts on without end, so that whoever follows knows which way it went: slide 0 after the last
 * is one further, not all the way back. `delay` is how long each shows, in ms.
 */
export function useSlideshow(count: number, region: RefObject<HTMLElement | null>, delay: number) {
  const [position, setPosition] = useState(0)
  const [movedByHand, setMovedByHand] = useState(false)
  const [asked, setAsked] = useState<boolean>()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const seen = useInView(region)
  const tabVisible = useTabVisible()
  const still = useReducedMotion()

  // Without a word of the visitor it plays, unless the system asks for stillness.
  const wanted = asked ?? !still
  const playing = count > 1 && wanted && seen && tabVisible && !pointed && !focused

  // biome-ignore lint/correctness/useExhaustiveDependencies: every slide gets its whole time, also one that was jumped to
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => {
      setMovedByHand(false)
      setPosition((at) => at + 1)
    }, delay)
    return () => clearTimeout(timer)
  }, [playing, position, delay])

  return {
    position,
    current: modulo(position, count),
    /** Whether the visitor brought this slide up, and so should hear which it is. */
    movedByHand,
    seen,
    wanted,
    toggle: () => setAsked(!wanted),
    move: (steps: number) => {
      setMovedByHand(true)
      setPosition((at) => at + steps)
    },
    /** It waits while a mouse is on its pictures; after a touch it goes on. */
    pointerHold: {
      onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
    },
    /** It waits while the keyboard is anywhere in it; after a click it goes on. */
    focusHold: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}

/** The remainder that is never negative. */
export const modulo = (value: number, by: number): number => ((value % by) + by) % by
