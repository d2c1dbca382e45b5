import { useHydrated } from '@tanstack/react-router'

/**
 * The search of the address, for a page that is prerendered: while hydrating, the defaults that the HTML was made with,
 * then what the address says.
 */
export function useAddressSearch<Search>(search: Search, defaults: Search): Search {
  return useHydrated() ? search : defaults
}
