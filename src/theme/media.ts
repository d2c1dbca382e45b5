/** Breakpoints (design.md 4), in em: 16 px, or more with a larger font size in the browser. */
export const media = {
  navCollapsed: '(max-width: 68.75em)',
  twoColumns: '(max-width: 60em)',
  narrow: '(max-width: 47.5em)',
  phone: '(max-width: 40em)',
  /** A phone with letters twice as large: everything is in one column. No window is this narrow with ordinary ones. */
  largeText: '(max-width: 18em)',
  /** Columns stack: those of a table, facts next to a name. */
  stacked: '(max-width: 56.25em)',
  /** Four cards in a row become three; at `stacked` they become two. */
  threeCards: '(max-width: 73.75em)',
  /** Screens that usually belong to fast machines. */
  wide: '(min-width: 60em)',
  /** Wide enough for two lists side by side, or four tables. */
  huge: '(min-width: 128em)',
  oneCard: '(max-width: 37.5em)',
  /** Text next to a full-width picture moves below it. */
  portrait: '(max-width: 47.5em), (max-aspect-ratio: 1/1)',
  /** The visitor's own colours, such as a contrast theme of Windows. */
  forcedColors: '(forced-colors: active)',
  /** The visitor prefers more contrast, but hasn't set their own colours. */
  moreContrast: '(prefers-contrast: more) and (forced-colors: none)',
  print: 'print',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Pages without scripts. */
  noScript: '(scripting: none)',
  /** Touch screens, which have no keyboard to press a shortcut on. */
  noHover: '(hover: none)',
} as const
