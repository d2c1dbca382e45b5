import { useEffect, useRef, useState } from 'react'
import { useInView } from '~/hooks/use-in-view'
import { prefersReducedMotion } from '~/lib/reduced-motion'
import { scaleNumberText } from '~/lib/scale-number-text'

/** Specification 9, "Counters". */
const durationMs = 1000

/** A marketing figure such as "1.2M+" that counts up from zero once, when first seen. Without JavaScript it shows its final value. */
export function CountUp({ value }: { value: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useInView(place)
  const done = useRef(false)
  const [shown, setShown] = useState(value)

  useEffect(() => {
    if (!seen || done.current || prefersReducedMotion()) return
    let frame = 0
    let start: number | undefined
    const step = (now: number) => {
      start ??= now
      done.current = true
      const share = Math.min(1, (now - start) / durationMs)
      setShown(share === 1 ? value : scaleNumberText(value, share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      setShown(value)
    }
  }, [seen, value])

  return <span ref={place}>{shown}</span>
}
