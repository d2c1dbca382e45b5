import { glyphs } from '../glyphs'
import { text } from '../svg'

/** Of Rajdhani, in parts of its size. */
const capital = 0.643
const lineHeight = 0.8
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
): Title {
  const words = capitals(title).split(' ')
  const settings = Array.from({ length: Math.min(4, words.length) }, (_, i) => balanced(words, i + 1)).map((lines) => {
    const widest = Math.max(...lines.map((line) => widthOf(line, 1000))) / 1000
    const height = capital + (lines.length - 1) * lineHeight
    return { lines, size: Math.min(room.largest, room.width / widest, room.height / height) }
  })
  const largest = settings.reduce((best, setting) => (setting.size > best.size * 1.08 ? setting : best))
  const size = Math.floor(largest.size)
  const lines = largest.lines.map((line, i) =>
    text(line, left - stemOf(line) * size, top + (capital + i * lineHeight) * size, size, { track: tracking * size }),
  )
  return {
    lines,
    size,
    width: Math.max(...lines.map((line) => line.width)),
    height: (capital + (lines.length - 1) * lineHeight) * size,
  }
}

/** The words in capitals; a letter without an outline is an error here, where nobody would see it missing. */
export function capitals(words: string): string {
  const written = words.toUpperCase()
  const unknown = [...written].find((letter) => !glyphs[letter])
  if (unknown !== undefined) throw new Error(`No outline of "${unknown}" in "${words}"`)
  return written
}

/** The words in so many lines, of which the longest is as short as can be. */
function balanced(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')]
  const breaks = Array.from({ length: words.length - count + 1 }, (_, i) => [
    words.slice(0, i + 1).join(' '),
    ...balanced(words.slice(i + 1), count - 1),
  ])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => widthOf(line, 1000)))
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

const widthOf = (line: string, size: number) => text(line, 0, 0, size, { track: tracking * size }).width

/** The room that a letter keeps to its left, so that stems stand under the end of the bar. */
const stemOf = (line: string) => (/^[TVWYAJXZ]/.test(line) ? 0.015 : 0.06)
