import { hue, ink } from '../manifest'
import type { Manifest } from '../manifest-schema'
import { INK, mix } from '../palette'
import { lattice } from '../patterns'
import { el, filled, linear, stroked } from '../svg'
import { wordOutlines } from '../word-outlines'
import { cardHeight, cardWidth, type Picture } from './card'
import { embedded, isCutOut, readSize, smooth } from './embed'
import { bust, face, halo, inset, octagon } from './octagon'

type Ramp = Manifest['tokens']['toneRamps']['saffron']

/** Somebody on a card, with the colours of the ground behind. */
export interface Shown {
  ramp: Ramp
  portrait: string
}

/** A scene that sinks into the dark on the side of the words; `focus` is its part, 0 to 1, that stands free of them. */
export function scene(drawing: string, focus = 0.5, room = 680): Picture {
  const [width, height] = readSize(drawing)
  const wide = Math.ceil((cardHeight * width) / height)
  const left = Math.round(Math.max(cardWidth - wide, 1540 - room - focus * wide))
  const dark = Math.max(left, 250)
  const ground = ink[950]
  const defs =
    linear('dark', dark, 0, dark + 460, 0, [
      [0, ground],
      [0.3, ground, 0.84],
      [1, ground, 0],
    ]) +
    linear('foot', 0, 400, 0, cardHeight, [
      [0, ground, 0],
      [1, ground, 0.86],
    ])
  const behind =
    embedded(smooth(drawing), { x: left, y: 0, width: wide, height: cardHeight }) +
    filled(`M${left} 0H${dark}V${cardHeight}H${left}z`, ground) +
    filled(`M${dark - 1} 0H${cardWidth}V${cardHeight}H${dark - 1}z`, 'url(#dark)') +
    filled(`M${dark - 1} 400H${cardWidth}V${cardHeight}H${dark - 1}z`, 'url(#foot)')
  return { defs, behind, room }
}

/** One person in an octagon, before the line, over a slope of the same ramp. */
export function person({ ramp, portrait }: Shown): Picture {
  return {
    defs: lattice('jali', 'star8', ramp.light, { scale: 1.7, width: 1.1, opacity: 0.2 }),
    behind: slope(ramp.panel) + halo('h0', ramp, 900, 330, 262),
    before: isCutOut(portrait) ? bust('b0', portrait, 900, 330, 262, 640) : inset('b0', portrait, 900, 330, 250),
    room: 545,
  }
}

/** Three people in their octagons, the first before the others. */
export function trio([first, second, third]: readonly [Shown, Shown, Shown]): Picture {
  return {
    defs: lattice('jali', 'star8', hue.saffron, { scale: 1.7, width: 1.1, opacity: 0.14 }),
    behind: slope(ink[900]) + halo('h1', second.ramp, 724, 372, 150) + halo('h2', third.ramp, 1122, 372, 150),
    before:
      bust('b1', second.portrait, 724, 372, 150, 372) +
      bust('b2', third.portrait, 1122, 372, 150, 372) +
      halo('h0', first.ramp, 923, 362, 184) +
      bust('b0', first.portrait, 923, 362, 184, 456),
    room: 470,
  }
}

/** A wall of octagons, in each of which somebody looks at us; between them the diamonds that octagons leave. */
export function faces(people: readonly Shown[]): Picture {
  return wall((cx, cy, half, i) => {
    const shown = people[i % people.length]
    if (!shown) return ''
    return halo(`h${i}`, shown.ramp, cx, cy, half - 3) + face(`f${i}`, shown.portrait, cx, cy, half - 3)
  })
}

/** A wall of octagons with crests. */
export function crests(drawings: readonly string[]): Picture {
  return wall((cx, cy, half, i) => {
    const drawing = drawings[i % drawings.length]
    const size = Math.round(half * 1.28)
    const place = { x: cx - size / 2, y: cy - size / 2, width: size, height: size }
    return (
      filled(octagon(cx, cy, half - 3), ink[800]) +
      stroked(octagon(cx, cy, half - 4), ink[700], 2) +
      (drawing ? embedded(drawing, place) : '')
    )
  })
}

function wall(cell: (cx: number, cy: number, half: number, i: number) => string): Picture {
  const half = 106
  const columns = 4
  const rows = 4
  let behind = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [cx, cy] = [564 + half + column * half * 2, -20 + half + row * half * 2 - 106]
      behind += cell(cx, cy, half, row * columns + column)
      behind += filled(diamond(cx + half, cy + half, 56), mix(hue.saffron, INK, 0.5))
    }
  const defs = linear('dark', 480, 0, 900, 0, [
    [0, ink[950]],
    [0.22, ink[950], 0.9],
    [1, ink[950], 0],
  ])
  return { defs, behind: behind + filled(`M440 0H900V${cardHeight}H440z`, 'url(#dark)'), room: 660 }
}

/** A Devanagari word that hangs from its own line, and the pit around it. */
export function word(name: string): Picture {
  const outline = wordOutlines[name]
  if (!outline) throw new Error(`No outline of the word ${name}`)
  const k = Math.min(600 / outline.width, 2.3)
  const place = `translate(${1176 - outline.width * k} ${cardHeight - 24 - outline.height * k * 0.86})scale(${k})`
  const drawn = el('g', { transform: place }, filled(outline.path, 'url(#heat)'))
  const rings = [330, 262, 194].map((half, i) =>
    stroked(octagon(930, 330, half), hue.saffron, 2, { opacity: 0.3 - i * 0.06 }),
  )
  return {
    defs:
      lattice('jali', 'star8', hue.saffron, { scale: 1.7, width: 1.1, opacity: 0.16 }) +
      linear('heat', 0, 0, outline.width, outline.height, [
        [0, mix(hue.saffronDeep, INK, 0.35)],
        [0.55, hue.saffronDeep],
        [1, hue.saffron],
      ]),
    behind: slope(mix(hue.earth, INK, 0.4)) + rings.join('') + drawn,
    room: 640,
  }
}

/** The figure of the first page with the mace, before the line. */
export function champion(figure: string): Picture {
  const height = 700
  return {
    defs:
      lattice('jali', 'star8', hue.saffron, { scale: 1.7, width: 1.1, opacity: 0.2 }) +
      linear('fire', 700, 60, 1100, 630, [
        [0, hue.marigold],
        [0.45, hue.saffron],
        [1, hue.saffronDeep],
      ]),
    behind: slope(mix(hue.earth, INK, 0.35)) + filled(octagon(890, 340, 258), 'url(#fire)'),
    before: embedded(figure, { x: 640, y: 24, width: height * 0.86, height }),
    room: 600,
  }
}

/** The ground rises to the right, as sections of pages do. */
function slope(colour: string) {
  const d = `M0 540L${cardWidth} 70V${cardHeight}H0z`
  return filled(d, colour) + filled(d, 'url(#jali)')
}

const diamond = (cx: number, cy: number, half: number) =>
  `M${cx} ${cy - half}l${half} ${half}-${half} ${half}-${half}-${half}z`
