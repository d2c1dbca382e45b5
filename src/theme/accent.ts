import { hue, ink } from './tokens'

/** The minimum contrast of text by WCAG 2.2 AA. */
const readable = 4.5

/** Hue in degrees, saturation and lightness in percent. */
type Hsl = [hue: number, saturation: number, lightness: number]

/** The accent set of a page, for `accentVars`; computed by the build only. */
type Accent = Record<'accent' | 'onAccent' | 'accentText' | 'accentSoft' | 'sweep', string>

/**
 * Makes the accent set of a colour (design.md 2, "Organization theme"): the colour, lightened until it's readable on the page, the text
 * colour on it, a dark background tinted by it and a lighter shade for the hover sweep. Throws a TypeError when `hex` is not `#rrggbb`.
 */
export function makeAccent(hex: string): Accent {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new TypeError(`Not a colour of the form #rrggbb: ${hex}`)
  const [hueAngle, saturation, start] = toHsl(hex)
  let lightness = start
  while (lightness < 100 && contrast(fromHsl([hueAngle, saturation, lightness]), ink[900]) < readable) lightness += 1
  const accent = fromHsl([hueAngle, saturation, lightness])
  return {
    accent,
    onAccent: contrast(accent, hue.soot) >= readable ? hue.soot : '#ffffff',
    accentText: accent,
    accentSoft: fromHsl([hueAngle, Math.min(saturation, 60), 11]),
    sweep: fromHsl([hueAngle, saturation, Math.min(92, lightness + 15)]),
  }
}

/** The contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = readChannels(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

function readChannels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** Hue in degrees, saturation and lightness in percent. */
function toHsl(hex: string): Hsl {
  const [red, green, blue] = readChannels(hex)
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const spread = max - min
  const lightness = (max + min) / 2
  if (spread === 0) return [0, 0, lightness * 100]
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  return [findHueSector() * 60, saturation * 100, lightness * 100]

  function findHueSector(): number {
    if (max === red) return ((green - blue) / spread + 6) % 6
    return max === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  }
}

function fromHsl([hueAngle, saturation, lightness]: Hsl): string {
  const light = Math.min(100, lightness) / 100
  const amplitude = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const step = (offset + hueAngle / 30) % 12
    const value = light - amplitude * Math.max(-1, Math.min(step - 3, 9 - step, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
