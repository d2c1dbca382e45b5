import { hue, ink, toneRamps } from './manifest'
import { el, filled, stroked, svg } from './svg'

/** Drawings of the platform's features by id. Those with people, crests or words are part of the page. */
export const drawFeatures = () =>
  new Map([
    ['rounds', drawRounds()],
    ['lead', drawLead()],
    ['bracket', drawBracket()],
    ['shield', drawShield()],
  ])

const lead = toneRamps.lime.light

/** Who won each round: the first team (a), the second (b), or not played yet (-). The page adds the score, 12:10. */
function drawRounds() {
  const colours: Record<string, string> = { a: lead, b: hue.saffron, '-': ink[700] }
  const bars = [...'aabababbaabbabbaaababa--'].map((winner, index) =>
    filled(`M${index * 10} 0h9v10h-9Z`, colours[winner] ?? ''),
  )
  return stretching(239, 10, bars.join(''))
}

/** How far each side of a match is ahead. Its lines keep their width. */
function drawLead() {
  const course =
    '0 118 40 104 80 110 120 78 160 86 200 52 240 70 280 62 320 30 360 44 400 24 440 58 480 40 520 64 560 34 600 46 640 18'
  const rival =
    '0 96 40 108 80 90 120 104 160 80 200 92 240 66 280 84 320 72 360 80 400 60 440 48 480 66 520 52 560 70 600 58 640 62'
  const line = (points: string, colour: string) =>
    stroked(`M${points}`, colour, 3, { 'vector-effect': 'non-scaling-stroke' })
  const body =
    filled(`M${course} 640 150 0 150Z`, lead, { opacity: 0.16 }) +
    filled(`M${rival} 640 150 0 150Z`, hue.saffron, { opacity: 0.1 }) +
    line(course, lead) +
    line(rival, hue.saffron)
  return stretching(640, 150, body)
}

/** A drawing that fills a box of any shape. */
function stretching(width: number, height: number, body: string) {
  const box = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }
  return el('svg', { preserveAspectRatio: 'none', ...box }, body)
}

/** Tops of the boxes, column by column; `stays` is the index of the winner. */
const columns = [
  { x: 0, tops: [0, 39, 78, 117, 156, 195, 234, 273], stays: 2 },
  { x: 106, tops: [19.5, 97.5, 175.5, 253.5], stays: 1 },
  { x: 212, tops: [58.5, 214.5], stays: 0 },
  { x: 318, tops: [136.5], stays: 0 },
]

/** A knockout of eight, and one team's path to the cup. */
function drawBracket() {
  const boxes = columns.flatMap(({ x, tops, stays }, column) =>
    tops.map((top, place) => ({ x, top, isIn: place === stays, next: columns[column + 1]?.tops[place >> 1] })),
  )
  const connectors = boxes
    .toSorted((a, b) => Number(a.isIn) - Number(b.isIn))
    .map(({ x, top, isIn, next }) =>
      next === undefined
        ? ''
        : stroked(`M${x + 78} ${top + 11}h14V${next + 11}h14`, isIn ? hue.saffron : ink[600], isIn ? 3 : 1.5),
    )
  const drawBox = ({ x, top, isIn, next }: (typeof boxes)[number]) => {
    const width = next === undefined ? 98 : 78
    return el(
      'g',
      { transform: `translate(${x} ${top})` },
      filled(`M6 0H${width}V16L${width - 6} 22H0V6Z`, isIn ? hue.saffron : ink[700]) +
        stroked(`M12 11H${width - 28}M${width - 18} 11H${width - 10}`, isIn ? hue.soot : ink[550], 3),
    )
  }
  const cup =
    filled('M-44-60H0V62H-34V46H-8V18A44 50 0 0 1-44-30Z', hue.marigold) +
    filled('M44-60H0V62H34V46H8V18A44 50 0 0 0 44-30Z', hue.marigold, { opacity: 0.72 }) +
    filled(
      'M-52-50H-80V-34A36 38 0 0 0-44 0V-14A24 26 0 0 1-66-38H-52ZM52-50H80V-34A36 38 0 0 1 44 0V-14A24 26 0 0 0 66-38H52Z',
      hue.marigold,
    )
  return svg(
    416,
    296,
    [...connectors, ...boxes.map(drawBox), el('g', { transform: 'translate(367 92) scale(.36)' }, cup)].join(''),
  )
}

/** A shield of two planes with a lattice in it, and lines that bounce off. */
function drawShield() {
  const outline = 'M260 8 372 34 378 118 338 190 260 232 182 190 142 118 148 34Z'
  const star =
    'M20 0 25.9 5.9 34.1 5.9 34.1 14.1 40 20 34.1 25.9 34.1 34.1 25.9 34.1 20 40 14.1 34.1 5.9 34.1 5.9 25.9 0 20 5.9 14.1 5.9 5.9 14.1 5.9Z'
  const lines = 'M0 60H96L110 46M0 118H126M0 176H100L114 190M520 60H424L410 46M520 118H394M520 176H420L406 190'
  const diamonds = ['40 60', '20 118', '64 176', '474 60', '498 118', '452 176']
  const { light, shade, panel } = toneRamps.teal
  const lattice = el(
    'pattern',
    { id: 'l', width: 40, height: 40, patternUnits: 'userSpaceOnUse' },
    stroked(star, light, 1),
  )
  const body =
    filled(outline, panel) +
    filled(outline, 'url(#l)', { opacity: 0.5 }) +
    filled('M260 8 372 34 378 118 338 190 260 232Z', light, { opacity: 0.16 }) +
    stroked(outline, light, 3) +
    stroked('M206 118 244 156 320 76', hue.bone, 14) +
    stroked(lines, shade, 2, { 'stroke-dasharray': '2 8' }) +
    filled(diamonds.map((centre) => `M${centre}m0-8 8 8-8 8-8-8Z`).join(''), hue.danger, { opacity: 0.8 })
  return svg(520, 240, body, lattice)
}
