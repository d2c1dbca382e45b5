import { type TouchEvent, useRef } from 'react'

/** Shortest horizontal movement that counts as a swipe. */
const swipeThresholdPx = 48

/** Touch handlers of a swipe: left for the next, right for the previous. */
export function useSwipe(move: (steps: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0)
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0)
      if (!start.current || !touch) return
      const dx = touch.clientX - start.current.x
      const dy = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(dx) > swipeThresholdPx && Math.abs(dx) > Math.abs(dy)) move(dx < 0 ? 1 : -1)
    },
  }
}
