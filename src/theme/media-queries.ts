// Breakpoints (design.md 4), in em: 16 px, or more with a larger font size in the browser.

export const navCollapsed = '(max-width: 68.75em)'
export const twoColumns = '(max-width: 60em)'
export const narrow = '(max-width: 47.5em)'
export const phone = '(max-width: 40em)'
/** As wide as 18 letters of that size: in practice a phone with letters twice as large. Everything is in one column. */
export const largeText = '(max-width: 18em)'
/** Columns stack: those of a table, facts next to a name. */
export const stacked = '(max-width: 56.25em)'
/** Four cards in a row become three; at `stacked` they become two. */
export const threeCards = '(max-width: 73.75em)'
/** Screens that usually belong to fast machines. */
export const wide = '(min-width: 60em)'
/** Wide enough for two lists side by side, or four tables. */
export const huge = '(min-width: 128em)'
export const oneCard = '(max-width: 37.5em)'
/** Text next to a full-width picture moves below it. */
export const portrait = '(max-width: 47.5em), (max-aspect-ratio: 1/1)'
/** A phone held sideways, however large its letters: nothing may stick. */
export const low = '(max-height: 480px)'
/** The visitor's own colours, such as a contrast theme of Windows. */
export const forcedColors = '(forced-colors: active)'
/** The visitor prefers more contrast, but hasn't set their own colours. */
export const moreContrast = '(prefers-contrast: more) and (forced-colors: none)'
export const print = 'print'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
/** Pages without scripts. */
export const noScript = '(scripting: none)'
/** Touch screens, which have no keyboard to press a shortcut on. */
export const noHover = '(hover: none)'
/** Screens with a mouse. A touch screen goes on hovering over what was touched last. */
export const canHover = '(hover: hover)'
