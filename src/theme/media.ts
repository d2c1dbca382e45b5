/** Where layouts change (DESIGN.md 4). */
export const media = {
  noNav: '(max-width: 1100px)',
  twoColumns: '(max-width: 960px)',
  narrow: '(max-width: 760px)',
  phone: '(max-width: 640px)',
  still: '(prefers-reduced-motion: reduce)',
} as const
