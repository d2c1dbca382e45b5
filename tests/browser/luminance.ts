import type { PNG } from 'pngjs'

/** The linear value of an sRGB colour byte, for the luminance. */
const linear = Float64Array.from({ length: 256 }, (_, byte) =>
  byte <= 10 ? byte / 3294 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
)

/** Relative luminance (WCAG 2.2) of an sRGB colour, with channels from 0 to 255. */
export const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0)

/** The same for the pixel whose bytes begin at `index`. */
export const pixelLuminance = ({ data }: PNG, at: number): number => luminance(data[at], data[at + 1], data[at + 2])

/** The contrast ratio of two luminances. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
