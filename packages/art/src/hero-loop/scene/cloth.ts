import { MARIGOLD, mix, RANI, SAFFRON, TEAL, WHITE } from '../../palette'
import { type Point, polygon, spline } from '../../path'
import { filled, stroked } from '../../svg'
import { swing } from '../loop'
import { apothem, gateWall, side } from './octagon'
import { panel } from './shapes'
import type { View } from './view'

/** What hangs and blows: banners at both sides of the gate, flags over it, bunting across the arena. */
export const cloth = (view: View) =>
  banner(view, 0.69, SAFFRON, 0) + banner(view, side - 0.69, TEAL, 0.4) + bunting(view, -1) + bunting(view, 1)

/** A long banner with a swallow tail; a wave runs down it. */
function banner(view: View, middle: number, colour: string, phase: number) {
  const { moment, stage } = view
  const wall = gateWall(view)
  const half = 0.23
  const [head, foot] = [5.2, 2.1]
  const steps = Array.from({ length: 9 }, (_, i) => i / 8)
  const edge = (offset: number, part: number): Point => {
    const hang = part ** 1.4
    const wave = 0.07 * hang * swing(moment, 2, phase - part * 0.7)
    const tail = offset === 0 && part === 1 ? 0.22 : 0
    return wall(middle + offset * (1 - 0.08 * hang) + wave, head - part * (head - foot) + tail)
  }
  const left = steps.map((part) => edge(-half, part))
  const right = steps.map((part) => edge(half, part)).reverse()
  const fold = steps.map((part) => edge(0, part)).reverse()
  const dark = mix(colour, stage.m.dark, 0.5)
  return (
    filled(polygon([...left, edge(0, 1), ...right]), dark) +
    filled(polygon([...left, ...fold]), mix(colour, stage.m.dark, 0.22)) +
    [0.56, 0.62]
      .map((part) =>
        polygon([edge(-half, part), edge(half, part), edge(half, part + 0.022), edge(-half, part + 0.022)]),
      )
      .map((d) => filled(d, mix(colour, WHITE, 0.35), { opacity: 0.75 }))
      .join('') +
    // The octagon of the pit, twisted with the cloth.
    filled(octagon(edge, 0.3, 0.17) + octagon(edge, 0.3, 0.1), mix(colour, WHITE, 0.5), { 'fill-rule': 'evenodd' }) +
    filled(polygon(panel(wall, middle - 0.3, head, middle + 0.3, head + 0.06)), mix(MARIGOLD, stage.m.dark, 0.25))
  )
}

function octagon(edge: (offset: number, part: number) => Point, middle: number, radius: number) {
  const corners = Array.from({ length: 8 }, (_, i) => (Math.PI / 4) * (i + 0.5))
  return polygon(corners.map((angle) => edge(Math.cos(angle) * radius, middle + (Math.sin(angle) * radius) / 3.1)))
}

/** A string of pennants from a corner of the gate towards us. */
function bunting({ at, moment, stage }: View, hand: -1 | 1) {
  const colours = [SAFFRON, MARIGOLD, RANI, TEAL]
  const count = 22
  const on = (part: number): Point => {
    const breeze = 0.1 * Math.sin(Math.PI * part) * swing(moment, 1, hand * 0.2)
    const sag = 1.1 * Math.sin(Math.PI * part)
    return at(hand * (side / 2 - 0.2 + 6.6 * part), 6 - sag + breeze, apothem - 0.2 - 9.4 * part)
  }
  const line = Array.from({ length: 25 }, (_, i) => on(i / 24))
  const pennants = Array.from({ length: count }, (_, i) => {
    const [a, b] = [on((i + 0.16) / count), on((i + 0.84) / count)]
    const width = Math.hypot(b[0] - a[0], b[1] - a[1])
    const blown = 0.16 * width * swing(moment, 2, i * 0.17)
    const tip: Point = [(a[0] + b[0]) / 2 + blown, (a[1] + b[1]) / 2 + width * 0.95]
    return filled(polygon([a, b, tip]), mix(colours[i % 4] ?? SAFFRON, stage.m.dark, 0.3))
  })
  return stroked(spline(line, { closed: false }), mix(stage.m.sky[1], stage.m.dark, 0.4), 1.6) + pennants.join('')
}
