import { MARIGOLD, mix, SAFFRON, TEAL } from '../../palette'
import { type Point, polygon, tenth } from '../../path'
import { taper } from '../../scene/figures'
import { rect } from '../../scene/stage'
import { el, filled } from '../../svg'
import { swing } from '../loop'
import { light, type View } from './view'

interface Row {
  name: string
  y: number
  /** The size of a head. */
  size: number
  /** Units of the picture to a metre there: the nearer, the more the camera's movement shifts it. */
  near: number
  fill: string
}

/** The crowd before us, seen from behind: two rows that bob and cheer, edged by the light of the gate, and two flags. */
export function crowd(view: View): string {
  const { dark, sky } = view.stage.m
  return (
    row(view, { name: 'back', y: 838, size: 36, near: 170, fill: mix(dark, sky[1], 0.22) }) +
    flag(view, 862, 800, SAFFRON, -1) +
    flag(view, 1372, 806, TEAL, 1) +
    row(view, { name: 'front', y: 884, size: 50, near: 220, fill: dark })
  )
}

function row({ stage, moment, aside }: View, { name, y, size, near, fill }: Row) {
  const dice = stage.dice.sub(`crowd ${name}`)
  const drift = -near * aside
  let left = -80
  let people = ''
  while (left < 1680) {
    const width = size * dice.range(1.5, 1.95)
    const cheers = dice.chance(0.32)
    const beat = swing(moment, dice.chance(0.5) ? 2 : 3, dice.next())
    const x = left + width / 2 + drift
    const top = y + size * dice.range(-0.35, 0.3) - size * 0.05 * beat
    const hand = dice.chance(0.5) ? 1 : -1
    const reach = dice.range(0.75, 1.15)
    const films = dice.chance(0.4) && left > 700
    const wrist: Point = [x + hand * (width * 0.44 + size * 0.08 * beat), top - size * (reach + 0.07 * beat)]
    const shape = person(x, top, width, size) + (cheers ? arm(x, top, width, size, hand, wrist) : '')
    const lit = Math.max(0, 1 - Math.abs(x - light.x) / 620)
    people +=
      el(
        'g',
        { transform: 'translate(0 -2.4)' },
        filled(shape, stage.m.rim, { opacity: (0.1 + lit * 0.8).toFixed(3) }),
      ) +
      filled(shape, fill) +
      (cheers && films ? filled(phone(wrist, size), stage.m.sun, { opacity: 0.85 }) : '')
    left += width * 0.86
  }
  return people
}

function person(x: number, y: number, width: number, s: number) {
  const r = s * 0.4
  const q = (value: number) => tenth(value)
  return `M${q(x - width / 2)} ${q(y + s * 6)}V${q(y + s)}Q${q(x - width * 0.46)} ${q(y + s * 0.62)} ${q(x - r * 0.8)} ${q(y + s * 0.48)}L${q(x - r * 0.6)} ${q(y + s * 0.28)}A${q(r)} ${q(r * 1.18)} 0 1 1 ${q(x + r * 0.6)} ${q(y + s * 0.28)}L${q(x + r * 0.8)} ${q(y + s * 0.48)}Q${q(x + width * 0.46)} ${q(y + s * 0.62)} ${q(x + width / 2)} ${q(y + s)}V${q(y + s * 6)}z`
}

/** A raised arm from the shoulder to the fist. */
function arm(x: number, y: number, width: number, s: number, hand: 1 | -1, [tx, ty]: Point) {
  return taper([
    [x + hand * width * 0.36, y + s * 1.1, s * 0.46],
    [x + hand * width * 0.5, y - s * 0.1, s * 0.36],
    [tx, ty, s * 0.25],
    [tx, ty - s * 0.26, s * 0.31],
  ])
}

/** The lit back of a phone above the fist. */
const phone = ([x, y]: Point, s: number) => rect(x - s * 0.13, y - s * 0.7, s * 0.26, s * 0.5)

/** A flag on a pole; waves run through its cloth. */
function flag({ moment, stage, aside }: View, middle: number, y: number, colour: string, hand: -1 | 1) {
  const x = middle - 190 * aside
  const lean = x + 5 * swing(moment, 2, hand * 0.2)
  const top = y - 96
  const length = 128
  const edge = (part: number, down: number) => {
    const wave = 13 * part * swing(moment, 2, part * 0.9 + hand * 0.1)
    return [lean + hand * part * length, top + down * (62 - 8 * part) + wave] as const
  }
  const steps = Array.from({ length: 11 }, (_, i) => i / 10)
  const band = (from: number, to: number) =>
    polygon([...steps.map((part) => edge(part, from)), ...steps.map((part) => edge(part, to)).reverse()])
  return (
    filled(
      polygon([
        [x - 3, y + 90],
        [lean - 2, top - 12],
        [lean + 2, top - 12],
        [x + 3, y + 90],
      ]),
      stage.m.dark,
    ) +
    filled(band(0, 1), mix(colour, stage.m.dark, 0.3)) +
    filled(band(0, 0.5), mix(colour, stage.m.dark, 0.12)) +
    filled(band(0.42, 0.56), mix(colour === TEAL ? MARIGOLD : stage.m.sun, stage.m.dark, 0.1))
  )
}
