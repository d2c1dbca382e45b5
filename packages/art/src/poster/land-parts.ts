import { drawMark, type MarkName, mixTones } from '../crest/mark'
import { mix, WHITE } from '../palette'
import { spline, tenth } from '../path'
import { cuspedArch } from '../patterns'
import { diamonds, streaks } from '../scene/land'
import { drawBeam } from '../scene/lights'
import { glow, rect, type Stage, sky, sunGlow } from '../scene/stage'
import { el, filled, linear, stroked } from '../svg'

/** Sky with its sun, and three banks of cloud. */
export function openSky(c: Stage, horizon: number, sunX: number, sunY: number, sunR: number) {
  const { dice, m } = c
  const bank = (y: number, count: number, height: number, colour: string, opacity: number) =>
    filled(streaks(dice, count, -200, y - 24, 1500, y + 24, 280, 800, height), colour, { opacity })
  return (
    sky(c, horizon) +
    sunGlow(c, sunX, sunY) +
    el('circle', { cx: tenth(sunX), cy: tenth(sunY), r: sunR, fill: m.sun }) +
    bank(160, 7, 13, mix(m.sky[1], m.sky[2], 0.6), 0.7) +
    bank(270, 8, 15, mix(m.sky[2], m.sky[3], 0.5), 0.6) +
    bank(360, 8, 11, m.sky[4], 0.5)
  )
}

/** The stage of a tournament under the open sky: a cusped arch of light with an emblem in it, beams behind. */
export function portal(c: Stage, x: number, foot: number, k: number, mark: MarkName) {
  const { m } = c
  const id = `${c.id}o${c.next++}`
  const arch = (grow: number) => cuspedArch(x, foot - (330 + grow) * k, foot - (200 + grow) * k, foot, (150 + grow) * k)
  c.defs.push(
    linear(id, 0, foot - 330 * k, 0, foot, [
      [0, mix(m.pop, m.dark, 0.1)],
      [0.6, mix(m.pop, m.dark, 0.55)],
      [1, mix(m.rim, m.dark, 0.4)],
    ]),
  )
  const beam = drawBeam(c, `b${c.next++}`, m.sun, 0.5, 900, 60)
  const beams = [-34, -14, 14, 34].map((turn) => beam(x + turn * 3 * k, foot - 180 * k, 180 + turn, k, k)).join('')
  const emblem = `<g transform="translate(${tenth(x)} ${tenth(foot - 165 * k)})scale(${tenth(2.2 * k)})">${drawMark(mark, mixTones(m.sun, m.rim))}</g>`
  return (
    `<g style="mix-blend-mode:screen">${beams}</g>` +
    glow(c, x, foot - 150 * k, 420 * k, m.pop, 0.55) +
    filled(arch(22), m.dark) +
    filled(arch(12), m.rim) +
    filled(arch(0), `url(#${id})`) +
    emblem +
    stroked(arch(-12), mix(m.sun, WHITE, 0.3), 3, { opacity: 0.7 }) +
    filled(rect(x - 210 * k, foot - 12 * k, 420 * k, 26 * k), m.dark) +
    filled(rect(x - 200 * k, foot - 12 * k, 400 * k, 5 * k), m.pop)
  )
}

/** Water from a shore down, and the broken reflections of lights in it. */
export function water(
  c: Stage,
  shore: number,
  lights: readonly (readonly [x: number, colour: string, width: number])[],
) {
  const { dice, m } = c
  c.defs.push(
    linear(`${c.id}wa`, 0, shore, 0, 900, [
      [0, mix(m.sky[3], m.dark, 0.3)],
      [0.35, mix(m.sky[2], m.dark, 0.5)],
      [1, m.dark],
    ]),
  )
  const reflected = lights.map(([x, colour, width]) => {
    const parts = Array.from({ length: 15 }, (_, i) => {
      const t = i / 15
      const w = width * (0.3 + t)
      const h = tenth(1 + t * 3)
      const left = x + dice.range(-0.35, 0.35) * width - w / 2
      const half = tenth(w / 2)
      return `M${tenth(left)} ${tenth(shore + 8 + t * t * 230)}l${half}-${h} ${half} ${h}-${half} ${h}z`
    })
    return filled(parts.join(''), colour, { opacity: 0.65 })
  })
  return filled(rect(0, shore, 1600, 900 - shore), `url(#${c.id}wa)`) + reflected.join('')
}

/** A palm. */
export function palm(x: number, y: number, height: number, lean: number) {
  const [tx, ty] = [x + lean, y - height]
  const k = height / 200
  const leaves = [
    [-92, 10],
    [-70, -44],
    [-18, -66],
    [46, -56],
    [92, -12],
    [78, 42],
    [-78, 56],
  ] as const
  const crown = leaves.map(([dx, dy]) => {
    const tip = `${tenth(tx + dx * k)},${tenth(ty + dy * k + 26 * k)}!`
    return spline(
      `${tenth(tx)},${tenth(ty)}! ${tenth(tx + dx * 0.5 * k)},${tenth(ty + dy * 0.9 * k - 14 * k)} ${tip} ${tenth(tx + dx * 0.46 * k)},${tenth(ty + dy * 0.6 * k + 6 * k)}`,
    )
  })
  const trunk = `M${tenth(x - 7 * k)} ${y}Q${tenth(x + lean * 0.1)} ${tenth(y - height * 0.6)} ${tenth(tx - 4 * k)} ${ty}h${tenth(8 * k)}Q${tenth(x + lean * 0.1 + 12 * k)} ${tenth(y - height * 0.6)} ${tenth(x + 7 * k)} ${y}z`
  return trunk + crown.join('')
}

/** A boat with its sail. */
export const boat = (x: number, y: number, k: number) =>
  `M${x} ${y}q${60 * k} ${26 * k} ${150 * k} 0l${14 * k}-${12 * k}q-${90 * k} ${14 * k}-${178 * k}-${4 * k}zM${x + 66 * k} ${y - 4 * k}v-${96 * k}h${3 * k}v${96 * k}zM${x + 72 * k} ${y - 92 * k}q${60 * k} ${30 * k} ${62 * k} ${78 * k}l-${62 * k} 4z`

/** A string of lamps between two points. */
export function lamps(c: Stage, x0: number, y0: number, x1: number, y1: number, sag: number) {
  const mid = `${tenth((x0 + x1) / 2)} ${tenth((y0 + y1) / 2 + sag)}`
  const bulbs = Array.from({ length: 11 }, (_, i) => {
    const t = (i + 0.5) / 11
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * ((x0 + x1) / 2) + t * t * x1
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + sag) + t * t * y1
    return `M${tenth(x - 6)} ${tenth(y + 4)}a6 8 0 1 0 12 0 6 8 0 0 0-12 0`
  })
  return stroked(`M${x0} ${y0}Q${mid} ${x1} ${y1}`, c.m.dark, 3.5) + filled(bulbs.join(''), c.m.sun)
}

/** Sparks in the air. */
export const embers = (c: Stage) => filled(diamonds(c.dice, 18, 40, 60, 1560, 700, 1.5, 5), c.m.sun, { opacity: 0.85 })
