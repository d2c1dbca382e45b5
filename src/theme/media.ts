/** Where layouts change (DESIGN.md 4), in em: 16 px, or more for whoever has larger letters in the browser and so room for fewer. */
export const media = {
  noNav: '(max-width: 68.75em)',
  twoColumns: '(max-width: 60em)',
  narrow: '(max-width: 47.5em)',
  phone: '(max-width: 40em)',
  /** Where what stands beside a picture as wide as the window has to go below it. */
  upright: '(max-width: 47.5em), (max-aspect-ratio: 1/1)',
  still: '(prefers-reduced-motion: reduce)',
} as const
