import { mix } from '../../palette'
import { polygon, tenth } from '../../path'
import { chhatri } from '../../scene/architecture'
import { el, filled, stroked } from '../../svg'
import { swing } from '../loop'
import { side, wing } from './octagon'
import { arch, battlements, jaali, metre, panel } from './shapes'
import type { Surface, View } from './view'

const bays = [0.94, 2.54, 4.14, 5.74, 7.34]
const top = 5.05

/** The walls beside the gate: galleries with spectators below, lit lattices above, pavilions on the roof. */
export const wings = (view: View) => oneWing(view, -1) + oneWing(view, 1)

function oneWing(view: View, hand: -1 | 1) {
  const { m } = view.stage
  const wall = wing(view, hand)
  const stone = hand > 0 ? '#3a1420' : '#241019'
  const lit = hand > 0 ? '#6b2420' : '#3b1620'
  const strip = (bottom: number, height: number, fill: string, opacity = 1) =>
    filled(polygon(panel(wall, 0, bottom, side, bottom + height)), fill, { opacity })
  return (
    filled([0.6, 3.34, 6.1].map((along) => pavilion(wall, along)).join(''), mix(stone, m.dark, 0.45)) +
    filled(battlements(wall, 0, side, top - 0.02), mix(stone, m.dark, 0.3)) +
    strip(0, top, stone) +
    bays.map((middle, bay) => gallery(view, wall, middle, stone, lit, bay + (hand > 0 ? 5 : 0))).join('') +
    bays.map((middle) => latticeWindow(view, wall, middle, stone, lit)).join('') +
    // The eaves and the cornice between the storeys, each a lit edge over its shadow.
    strip(4.66, 0.12, mix(stone, m.dark, 0.6)) +
    strip(4.78, 0.1, lit) +
    strip(4.88, 0.035, m.rim, 0.8) +
    strip(2.74, 0.12, mix(stone, m.dark, 0.6)) +
    strip(2.86, 0.12, lit) +
    strip(2.98, 0.035, m.rim, 0.8)
  )
}

function pavilion(wall: Surface, along: number) {
  const [x, y] = wall(along, top)
  return chhatri(Number(tenth(x)), Number(tenth(y)), metre(wall, along, top) / 66)
}

/** A lattice window of the upper storey, lit from behind. */
function latticeWindow({ stage }: View, wall: Surface, middle: number, stone: string, lit: string) {
  const shape = { middle, half: 0.58, sill: 3.14, springing: 3.85, apex: 4.52 }
  const clip = `${stage.id}c${stage.next++}`
  const inside = polygon(arch(wall, shape))
  stage.defs.push(el('clipPath', { id: clip }, el('path', { d: inside })))
  return (
    filled(polygon(arch(wall, { ...shape, half: 0.68, sill: 3.1, apex: 4.63 })), lit) +
    filled(inside, `url(#${stage.id}lit)`) +
    el(
      'g',
      { 'clip-path': `url(#${clip})` },
      stroked(jaali(wall, middle - 0.6, 3.14, middle + 0.6, 4.54, 0.6), stone, 0.06 * metre(wall, middle, 4)),
    )
  )
}

/** An arch of the lower storey with people behind the balustrade. */
function gallery(view: View, wall: Surface, middle: number, stone: string, lit: string, bay: number) {
  const { stage } = view
  const shape = { middle, half: 0.62, sill: 0, springing: 1.75, apex: 2.52 }
  const clip = `${stage.id}c${stage.next++}`
  const inside = polygon(arch(wall, shape))
  stage.defs.push(el('clipPath', { id: clip }, el('path', { d: inside })))
  const dark = mix(stone, stage.m.dark, 0.75)
  return (
    filled(polygon(arch(wall, { ...shape, half: 0.72, apex: 2.64 })), lit) +
    filled(inside, `url(#${stage.id}lit)`) +
    el(
      'g',
      { 'clip-path': `url(#${clip})` },
      filled(spectators(view, wall, middle, bay), dark) +
        filled(polygon(panel(wall, middle - 0.7, 0, middle + 0.7, 0.72)), dark) +
        filled(polygon(panel(wall, middle - 0.7, 0.72, middle + 0.7, 0.8)), lit) +
        lamp(view, wall, middle, bay),
    )
  )
}

function spectators({ moment, stage }: View, wall: Surface, middle: number, bay: number) {
  const dice = stage.dice.sub(`gallery ${bay}`)
  return [-0.42, -0.13, 0.17, 0.44]
    .map((offset) => {
      const along = middle + offset + dice.range(-0.04, 0.04)
      const cheer = 0.035 * swing(moment, dice.chance(0.5) ? 2 : 3, dice.next())
      const height = dice.range(1.2, 1.42) + cheer
      const raised = dice.chance(0.3)
      const on = (x: number, y: number) => wall(along + x, height + y)
      const head = Array.from({ length: 10 }, (_, i) => {
        const angle = (-i / 10) * 2 * Math.PI
        return on(Math.cos(angle) * 0.095, Math.sin(angle) * 0.125)
      })
      const body = [on(-0.21, -1), on(-0.2, -0.26), on(-0.06, -0.14), on(0.06, -0.14), on(0.2, -0.26), on(0.21, -1)]
      const arm = [on(0.13, -0.3), on(0.2, 0.3 + cheer), on(0.27, 0.3 + cheer), on(0.23, -0.34)]
      return polygon(head) + polygon(body) + (raised ? polygon(arm) : '')
    })
    .join('')
}

/** A lamp that hangs in an arch and swings a little. */
function lamp({ moment, stage }: View, wall: Surface, middle: number, bay: number) {
  const aside = 0.035 * swing(moment, 1, bay * 0.37)
  const on = (x: number, y: number) => wall(middle + aside * (2.5 - y) + x, y)
  const body = [on(0, 2.12), on(0.07, 2.02), on(0.05, 1.86), on(0, 1.8), on(-0.05, 1.86), on(-0.07, 2.02)]
  return (
    stroked(polygon([wall(middle, 2.6), on(0, 2.12)]), stage.m.dark, 1.4) +
    filled(polygon(body), '#fff0c4', { opacity: 0.88 + 0.12 * swing(moment, 3, bay * 0.61) })
  )
}
