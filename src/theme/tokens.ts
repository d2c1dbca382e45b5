// Plain values of the design (design.md 2 to 7). Styles use `vars` (`vars.css.ts`) wherever there is a name for a value.

/** Backgrounds and lines, darkest first. */
export const ink = {
  975: '#070609',
  950: '#0b0a0e',
  900: '#121015',
  800: '#1a171e',
  750: '#221e27',
  700: '#2c2832',
  600: '#433d4b',
  550: '#7a7383',
} as const

/** Colours of text and accents. */
export const hue = {
  bone: '#f4f1ea',
  ash: '#b0aab8',
  soot: '#180a02',
  saffron: '#ff7a1a',
  saffronDeep: '#b8430a',
  earth: '#3a1407',
  marigold: '#ffb020',
  teal: '#00d1b2',
  rani: '#ff2e7e',
  raniText: '#ff79aa',
  danger: '#ff6b5e',
  gold: '#f4be3f',
  silver: '#b9b4c0',
  bronze: '#e8823a',
} as const

/** Backgrounds of portraits and crests: halo light, halo shade, panel. */
export const toneRamps = {
  saffron: { light: '#ff7a1a', shade: '#7a2807', panel: '#2a0f07' },
  marigold: { light: '#ffb020', shade: '#7a4a07', panel: '#291a06' },
  teal: { light: '#00d1b2', shade: '#075e53', panel: '#06211e' },
  rani: { light: '#ff2e7e', shade: '#7a0f40', panel: '#2a0716' },
  bone: { light: '#d6d0c6', shade: '#5a545c', panel: '#1f1c21' },
  indigo: { light: '#8f92f8', shade: '#3336a0', panel: '#12132f' },
  lime: { light: '#b8f31b', shade: '#4f6f0c', panel: '#151d07' },
} as const

/** Khatam star and cross lattice: always a mask over one colour. */
export const jaali =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='80' viewBox='0 0 80 80'%3E%3Cpath d='M80.00 40.00L68.27 51.71L68.28 68.28L51.71 68.27L40.00 80.00L28.29 68.27L11.72 68.28L11.73 51.71L0.00 40.00L11.73 28.29L11.72 11.72L28.29 11.73L40.00 0.00L51.71 11.73L68.28 11.72L68.27 28.29Z M57.55 47.27L50.25 50.25L47.27 57.55L40.00 54.50L32.73 57.55L29.75 50.25L22.45 47.27L25.50 40.00L22.45 32.73L29.75 29.75L32.73 22.45L40.00 25.50L47.27 22.45L50.25 29.75L57.55 32.73L54.50 40.00Z M-7 0L0 -7L7 0L0 7Z M73 0L80 -7L87 0L80 7Z M-7 80L0 73L7 80L0 87Z M73 80L80 73L87 80L80 87Z' fill='none' stroke='%23000' stroke-width='1.3'/%3E%3C/svg%3E\")"
