import { glyphs } from './glyphs'
import { tenth } from './path'

/** What an element takes; absent and false attributes are left out. */
export type Attributes = Record<string, string | number | boolean | null | undefined>

/** Where it lies (0 to 1), its colour, and how opaque it is (1 when not said). */
export type Stop = readonly [offset: number | string, colour: string, opacity?: number]

interface TextOptions {
  anchor?: 'start' | 'middle' | 'end'
  skew?: number
  track?: number
}

/** A complete SVG of the given size. */
export function svg(width: number, height: number, body: string, defs = '') {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  return `${head}${defs && `<defs>${defs}</defs>`}${body}</svg>`
}

/** One element. */
export function el(name: string, attributes: Attributes = {}, inner?: string) {
  return inner === undefined ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${inner}</${name}>`
}

/** A path filled with a colour. */
export const filled = (d: string, fill: string, attributes: Attributes = {}) => el('path', { d, fill, ...attributes })

/** A path drawn as a line. */
export const stroked = (d: string, stroke: string, width: number, attributes: Attributes = {}) =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, ...attributes })

/** A linear gradient in the units of the drawing. */
export function linear(id: string, x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]) {
  return el('linearGradient', { id, x1, y1, x2, y2, gradientUnits: 'userSpaceOnUse' }, stops.map(stop).join(''))
}

/** A radial gradient in the units of the drawing. */
export function radial(
  id: string,
  cx: number,
  cy: number,
  r: number,
  stops: readonly Stop[],
  attributes: Attributes = {},
) {
  const inner = stops.map(stop).join('')
  return el('radialGradient', { id, cx, cy, r, gradientUnits: 'userSpaceOnUse', ...attributes }, inner)
}

/** One stop of a gradient. */
export function stop([offset, colour, opacity]: Stop) {
  return el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity })
}

/** A line of text as outlines, on a baseline at x and y, so that a file needs no font; letters without an outline are left out. */
export function text(
  line: string,
  x: number,
  y: number,
  size: number,
  { anchor = 'start', skew = 0, track = 0 }: TextOptions = {},
) {
  const k = size / 1000
  const letters = [...line].map((letter) => glyphs[letter]).filter((glyph) => glyph !== undefined)
  const width = letters.reduce((sum, glyph) => sum + glyph.w * k + track, -track)
  let left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  let d = ''
  for (const glyph of letters) {
    const from = left
    d += glyph.d.replace(
      /(-?\d+) (-?\d+)/g,
      (_, a: string, b: string) => `${tenth(from + +a * k - +b * k * skew)} ${tenth(y + +b * k)}`,
    )
    left += glyph.w * k + track
  }
  return { d, width }
}

function written(attributes: Attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined || value === null || value === false ? '' : ` ${name}="${value}"`))
    .join('')
}
