import { startTransition, useEffect, useState } from 'react'
import { isHydrated } from '~/ui/hydration-boundary'

/** False while a prerendered page is hydrated, then true: rendered in slices, since a page may have a hundred dates. */
export function useIsHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
