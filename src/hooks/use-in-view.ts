import { type RefObject, useEffect, useState } from 'react'

/** Whether any part of an element is in view; false while prerendering. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)

  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])

  return inView
}
