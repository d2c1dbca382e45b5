import { glyphs } from '../glyphs'
import { text } from '../svg'
import { isDevanagari, type Lettering } from './lettering'

/** Of Rajdhani, in parts of its size. */
const capital = 0.643
/** Of capitals, and of a script with signs above and below its letters. */
const lineHeights = { capitals: 0.8, devanagari: 1.12 }
const tracking = -0.016

/** A title in lines of capitals, as large as the room allows. */
export interface Title {
  lines: { d: string; width: number }[]
  size: number
  width: number
  /** From the top of the first capitals to the foot of the last. */
  height: number
}

/** Sets a title with its capitals under `top`, in the lines that let it be largest; fewer lines when that costs little. */
export function setTitle(
  title: string,
  left: number,
  top: number,
  room: { width: number; height: number; largest: number },
  letters: Lettering = ownLetters,
): Title {
  const words = letters.capitals(title).split(' ')
  const lineHeight = isDevanagari(title) ? lineHeights.devanagari : lineHeights.capitals
  const measureWidth = (line: string) => letters.text(line, 0, 0, 1000, { track: tracking * 1000 }).width
  const counts = Array.from({ length: Math.min(4, words.length) }, (_, i) => i + 1)
  const settings = counts.map((count) => {
    const lines = balanced(words, count, measureWidth)
    const widest = Math.max(...lines.map(measureWidth)) / 1000
    const height = capital + (lines.length - 1) * lineHeight
    return { lines, size: Math.min(room.largest, room.width / widest, room.height / height) }
  })
  const largest = settings.reduce((best, setting) => (setting.size > best.size * 1.08 ? setting : best))
  const size = Math.floor(largest.size)
  const lines = largest.lines.map((line, i) =>
    letters.text(line, left - pickStem(line) * size, top + (capital + i * lineHeight) * size, size, {
      track: tracking * size,
    }),
  )
  return {
    lines,
    size,
    width: Math.max(...lines.map((line) => line.width)),
    height: (capital + (lines.length - 1) * lineHeight) * size,
  }
}

/** The letters that this package has outlines of; another one stops the run. */
export const ownLetters: Lettering = { capitals, text }

/** The words in capitals; a letter without an outline is an error here, where nobody would see it missing. */
function capitals(words: string): string {
  const written = words.toUpperCase()
  const unknown = [...written].find((letter) => !glyphs[letter])
  if (unknown !== undefined) throw new Error(`No outline of "${unknown}" in "${words}"`)
  return written
}

/** The words in so many lines, of which the longest is as short as can be. */
function balanced(words: readonly string[], count: number, widthOf: (line: string) => number): string[] {
  if (count === 1) return [words.join(' ')]
  const breaks = Array.from({ length: words.length - count + 1 }, (_, i) => [
    words.slice(0, i + 1).join(' '),
    ...balanced(words.slice(i + 1), count - 1, widthOf),
  ])
  const longest = (lines: string[]) => Math.max(...lines.map(widthOf))
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

/** The room that a letter keeps to its left, so that stems stand under the end of the bar. */
const pickStem = (line: string) => (isDevanagari(line) ? 0 : /^[TVWYAJXZ]/.test(line) ? 0.015 : 0.06)
