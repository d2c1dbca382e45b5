/** Where layouts change (DESIGN.md 4), in em: 16 px, or more for whoever has larger letters in the browser and so room for fewer. */
export const media = {
  navCollapsed: '(max-width: 68.75em)',
  twoColumns: '(max-width: 60em)',
  narrow: '(max-width: 47.5em)',
  phone: '(max-width: 40em)',
  /** Where what stands side by side goes below one another: columns of a table, facts beside a name. */
  stacked: '(max-width: 56.25em)',
  /** Where four cards abreast become three; at `stacked` they become two. */
  threeCards: '(max-width: 73.75em)',
  oneCard: '(max-width: 37.5em)',
  /** Where what stands beside a picture as wide as the window has to go below it. */
  portrait: '(max-width: 47.5em), (max-aspect-ratio: 1/1)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const
