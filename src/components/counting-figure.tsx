import { useEffect, useRef, useState } from 'react'
import { useInView } from '~/lib/use-in-view'

/** Specification 9, "Hero counter animation". */
const duration = 1000

/** A marketing figure such as "1.2M+" that counts up from zero, once, when it is first seen. Until then, and without a script, it says all. */
export function CountingFigure({ value }: { value: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useInView(place)
  const done = useRef(false)
  const [shown, setShown] = useState(value)

  useEffect(() => {
    if (!seen || done.current) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    let start: number | undefined
    const step = (now: number) => {
      start ??= now
      const share = Math.min(1, (now - start) / duration)
      setShown(share === 1 ? value : partOf(value, share))
      if (share < 1) frame = requestAnimationFrame(step)
      else done.current = true
    }
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      setShown(value)
    }
  }, [seen, value])

  return <span ref={place}>{shown}</span>
}

/** The figure as far as it has come, in its own notation: "1.2M+" at a half is "0.6M+". */
export function partOf(value: string, share: number): string {
  return value.replace(/[\d.,]+/, (digits) => {
    const decimals = digits.split('.')[1]?.length ?? 0
    const number = Number(digits.replaceAll(',', '')) * share
    const text = number.toFixed(decimals)
    return digits.includes(',') ? text.replace(/\B(?=(\d{3})+$)/g, ',') : text
  })
}
