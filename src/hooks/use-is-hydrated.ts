import { useHydrated } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/** False while a page is hydrated, then true: rendered in slices, since a page may have a hundred dates. */
export const useIsHydrated = (): boolean => useDeferredValue(useHydrated())
