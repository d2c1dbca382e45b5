import { finish } from '../finish'
import { INK, mix } from '../palette'
import { tenth } from '../path'
import { lattice, lattices } from '../patterns'
import { makeId, type Random, random } from '../random'
import { filled, linear, stroked, svg, text } from '../svg'
import { type FrameName, frames } from './frames'
import { drawMark, type MarkName, mixTones } from './mark'
import type { Tone } from './mark.types'

/** What a crest shows: its two colours, and a mark, a mark over letters, or letters alone. */
export interface CrestDesign {
  colours: readonly [string, string]
  frame: FrameName
  field: 'dark' | 'accent' | 'rays' | 'split'
  mark?: MarkName
  letters?: string
}

interface Drawing {
  id: string
  defs: string[]
  tones: Record<Tone, string>
}

/** Marks that may break the line of the frame. */
const large: readonly string[] = [
  'tiger',
  'lion',
  'elephant',
  'cobra',
  'eagle',
  'bull',
  'wolf',
  'oni',
  'horse',
  'peacock',
  'sunwheel',
  'moose',
  'raven',
  'kraken',
]

/** The crest of a name, square. */
export function crest(name: string, design: CrestDesign): string {
  const drawing: Drawing = { id: makeId(`crest ${name}`), defs: [], tones: mixTones(...design.colours) }
  const { cy, mark: size } = frames[design.frame]
  let body = field(drawing, design, random(name))
  if (design.mark && design.letters)
    body += placed(drawing, design.mark, cy - 16, size * 0.86) + ribbon(drawing, design.letters, cy + 72)
  else if (design.mark) body += placed(drawing, design.mark, cy, size * (large.includes(design.mark) ? 1.26 : 1.12))
  else if (design.letters) body += monogram(drawing, design.letters, design.frame)
  return finish(svg(200, 200, body, drawing.defs.join('')), { tolerance: 0.3 })
}

/** The frame with what lies behind the mark. */
function field({ id, defs, tones }: Drawing, { colours, frame, field }: CrestDesign, dice: Random) {
  const { outline, cy } = frames[frame]
  const inner = outline(0.845)
  const dark = mix(mix(INK, colours[0], 0.14), colours[1], 0.02)
  defs.push(
    linear(`${id}o`, 30, 0, 170, 200, [
      [0, tones[1]],
      [0.48, tones[2]],
      [0.5, tones[3]],
      [1, tones[4]],
    ]),
    `<clipPath id="${id}i"><path d="${inner}"/></clipPath>`,
  )
  let decoration = ''
  if (field === 'rays') decoration = filled(rays(cy), tones[4], { opacity: 0.75 })
  else if (field === 'split') decoration = filled('M100 0h100v200H100z', mix(dark, tones[4], 0.55))
  else {
    const colour = field === 'accent' ? tones[3] : tones[4]
    defs.push(lattice(`${id}l`, dice.sub('lattice').pick(lattices), colour, { scale: 0.62, width: 2.2, opacity: 0.7 }))
    decoration = filled('M0 0h200v200H0z', `url(#${id}l)`)
  }
  return (
    filled(outline(1), tones.k) +
    filled(outline(0.93), `url(#${id}o)`) +
    filled(inner, field === 'accent' ? tones[4] : dark) +
    `<g clip-path="url(#${id}i)">${decoration}</g>${stroked(inner, tones.k, 2.5)}`
  )
}

function rays(cy: number) {
  const at = (angle: number) => `${tenth(100 + 150 * Math.cos(angle))} ${tenth(cy + 150 * Math.sin(angle))}`
  return Array.from(
    { length: 16 },
    (_, i) => `M100 ${cy}L${at((i * Math.PI) / 8)} ${at((i * Math.PI) / 8 + 0.2)}Z`,
  ).join('')
}

/** A mark on its ink outline. */
function placed({ id, defs, tones }: Drawing, mark: MarkName, y: number, k: number) {
  defs.push(`<g id="${id}g">${drawMark(mark, tones)}</g>`)
  const place = `translate(100 ${tenth(y)}) scale(${Math.round(k * 100) / 100})`
  return `<g transform="${place}" stroke-linejoin="round"><use href="#${id}g" stroke="${tones.k}" stroke-width="9"/><use href="#${id}g"/></g>`
}

/** Letters on a ribbon under the mark. */
function ribbon({ tones }: Drawing, letters: string, y: number) {
  const line = text(letters, 100, y, 50, { anchor: 'middle', track: 2 })
  const half = line.width / 2 + 18
  const band = (grow: number, height: number, notch: number) => {
    const [left, right] = [tenth(100 - half - grow), tenth(100 + half + grow)]
    return `M${left} ${y - 16 - height}H${right}l${-notch} ${height} ${notch} ${height}H${left}l${notch} ${-height}z`
  }
  return filled(band(16, 24, 9), tones.k) + filled(band(8, 20, 7), tones[6]) + filled(line.d, tones.k)
}

/** Letters alone, lit from above, between two chevrons. */
function monogram({ id, defs, tones }: Drawing, letters: string, frame: FrameName) {
  const { cy, letters: room } = frames[frame]
  const most = [...letters].length === 1 ? 150 : 112
  const size = Math.min(most, (room / text(letters, 0, 0, 1000).width) * 1000)
  const y = cy + size * 0.322
  const line = text(letters, 100, y, size, { anchor: 'middle', track: -size * 0.012 }).d
  defs.push(
    linear(`${id}m`, 0, y - size * 0.643, 0, y, [
      [0, tones.w],
      [0.52, tones.w],
      [0.52, tones[1]],
      [1, tones[2]],
    ]),
  )
  return (
    stroked(line, tones.k, size * 0.13, { 'stroke-linejoin': 'round' }) +
    filled(line, `url(#${id}m)`) +
    filled(`M70 ${tenth(cy - size * 0.36 - 16)}l30 -12 30 12v7l-30-12-30 12z`, tones[6]) +
    filled(`M76 ${tenth(cy + size * 0.36 + 6)}l24 12 24-12v7l-24 12-24-12z`, tones[6])
  )
}
