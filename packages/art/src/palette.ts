import { hue } from './manifest'

/** Colour in OKLab, so that mixes stay clean: no grey mud between saffron and teal. */
type Lab = readonly [lightness: number, a: number, b: number]

interface Adjustment {
  /** Factor of the lightness. */
  l?: number
  /** Added to the lightness. */
  dl?: number
  /** Factor of the chroma. */
  c?: number
  /** Added to the hue, in degrees. */
  dh?: number
}

/** The night of the pictures: a little bluer than the ground of the pages. */
export const INK = '#0A0A0F'
/** The colours of the design, as the pictures call them. */
export const { saffron: SAFFRON, marigold: MARIGOLD, teal: TEAL, rani: RANI, bone: WHITE } = hue

/** A colour `t` of the way from one to another. */
export function mix(from: string, to: string, t: number) {
  const [l1, a1, b1] = toLab(from)
  const [l2, a2, b2] = toLab(to)
  return fromLab([l1 + (l2 - l1) * t, a1 + (a2 - a1) * t, b1 + (b2 - b1) * t])
}

/** A colour by lightness (0 to 1), chroma and hue in degrees. */
export const oklch = (l: number, c: number, h: number) =>
  fromLab([l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)])

/** Lightness (0 to 1), chroma and hue (0 to 360) of a colour. */
export function toLch(hex: string): Lab {
  const [l, a, b] = toLab(hex)
  return [l, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360]
}

/** A colour lightened, faded or turned. */
export function adjust(hex: string, { l = 1, dl = 0, c = 1, dh = 0 }: Adjustment) {
  const [lightness, chroma, hue] = toLch(hex)
  return oklch(Math.min(1, Math.max(0, lightness * l + dl)), chroma * c, hue + dh)
}

/** A darker tone of a colour. */
export const shade = (hex: string, k: number) => adjust(hex, { l: k, c: Math.min(1, 0.35 + k * 0.65) })

/** A lighter tone of a colour. */
export const tint = (hex: string, k: number) => mix(hex, WHITE, k)

/** The same hue at another lightness. */
export function withLightness(hex: string, lightness: number, c = 1) {
  const [, chroma, hue] = toLch(hex)
  return oklch(lightness, chroma * c, hue)
}

/** How far two colours are apart, as the eye sees it: 0.2 and less is hard to tell apart. */
export function difference(one: string, other: string) {
  const [l1, a1, b1] = toLab(one)
  const [l2, a2, b2] = toLab(other)
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}

function toLab(hex: string): Lab {
  const n = Number.parseInt(hex.slice(1), 16)
  const r = toLinear((n >> 16) / 255)
  const g = toLinear(((n >> 8) & 255) / 255)
  const b = toLinear((n & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Lab) {
  const rgb = (k: number) => {
    const l = (lightness + 0.3963377774 * a * k + 0.2158037573 * b * k) ** 3
    const m = (lightness - 0.1055613458 * a * k - 0.0638541728 * b * k) ** 3
    const s = (lightness - 0.0894841775 * a * k - 1.291485548 * b * k) ** 3
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ]
  }
  // What no screen shows keeps its lightness and loses chroma.
  let k = 1
  while (k > 0 && rgb(k).some((channel) => channel < -0.0005 || channel > 1.0005)) k = Math.max(0, k - 0.04)
  return `#${rgb(k)
    .map((channel) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`
}

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
