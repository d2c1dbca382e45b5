import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { tenth } from '../path'

/** How words become outlines. */
export interface Lettering {
  /** The words in capitals, as `text` can draw them. */
  capitals: (words: string) => string
  /** A line on a baseline at x and y, and how wide it is. */
  text: (line: string, x: number, y: number, size: number, options: { track?: number }) => { d: string; width: number }
}

/** Whether a text has letters that a line joins: no space may come between them. */
export const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)

/** A text in parts of one script each. */
const runs = /[\p{Script=Devanagari}\u200c\u200d]+|[^\p{Script=Devanagari}\u200c\u200d]+/gu

/** Words from anywhere, in a whole font: what it lacks is left out, what a script joins is joined. */
export function fontLettering(file: Uint8Array): Lettering {
  const face = new Face(new Blob(file))
  const font = new Font(face)
  const characters = new Set(face.collectUnicodes())
  return {
    capitals: (words) =>
      // Letters in the shape of others ("𝕽𝖚𝖉𝖗𝖆") are those others.
      [...words.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ')]
        .filter((character) => characters.has(character.codePointAt(0) ?? 0))
        .join('')
        .trim(),
    text: (line, x, y, size, { track = 0 }) => {
      const k = size / face.upem
      let left = x
      let d = ''
      for (const [run] of line.matchAll(runs)) {
        const gap = isDevanagari(run) ? 0 : track
        for (const { id, advance, dx, dy } of shapeGlyphs(font, run)) {
          d += placed(font.glyphToPath(id), left + dx * k, y - dy * k, k)
          left += advance * k + gap
        }
      }
      return { d, width: left - x }
    },
  }
}

function shapeGlyphs(font: Font, run: string) {
  const buffer = new Buffer()
  buffer.addText(run)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return { id: codepoint, advance: xAdvance, dx: xOffset, dy: yOffset }
  })
}

/** A font counts upwards, a drawing downwards. */
const placed = (path: string, x: number, y: number, k: number) =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a: string, b: string) => `${tenth(x + +a * k)} ${tenth(y - +b * k)}`)
