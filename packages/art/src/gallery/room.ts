import { drawMark, type MarkName, mixTones } from '../crest/mark'
import { adjust, mix, SAFFRON, WHITE } from '../palette'
import { tenth } from '../path'
import { towers } from '../scene/land'
import { windowTile } from '../scene/lights'
import { glow, rect, type Stage } from '../scene/stage'
import { el, filled, linear, radial, type Stop, stroked } from '../svg'

/** The size of all pictures of the gallery. */
export const roomWidth = 1200
export const roomHeight = 800
/** An emblem on a wall. */
export const mark = (name: MarkName, x: number, y: number, k: number, p: string, q: string) =>
  `<g transform="translate(${x} ${y})scale(${k})">${drawMark(name, mixTones(p, q))}</g>`
/** The corners of a room in shade. */
export const roomShade = (c: Stage, op = 0.6) => {
  c.defs.push(
    radial(`${c.id}V`, 600, 380, 820, [
      [0.4, c.m.dark, 0],
      [1, c.m.dark, op],
    ]),
  )
  return filled(rect(0, 0, roomWidth, roomHeight), `url(#${c.id}V)`)
}
/** The fill of a wall from one height to another. */
export const grad = (c: Stage, y0: number, y1: number, st: readonly Stop[]) => {
  const g = `${c.id}G${c.next++}`
  c.defs.push(linear(g, 0, y0, 0, y1, st))
  return `url(#${g})`
}
/** A screen with a match on it. */
export const monitor = (c: Stage, x: number, y: number, w: number, h: number, col: string, k = 0) => {
  const g = grad(c, y, y + h, [
    [0, mix(col, WHITE, 0.1)],
    [1, mix(col, c.m.dark, 0.6)],
  ])
  return (
    filled(`M${x - 5} ${y - 5}h${w + 10}v${h + 14}h-${w + 10}zM${x + w / 2 - 14} ${y + h + 8}h28l8 26h-44z`, c.m.dark) +
    filled(rect(x, y, w, h), g) +
    cycle(
      [
        filled(
          `M${x} ${y + h}l${w * 0.3}-${h * 0.5} ${w * 0.2} ${h * 0.2} ${w * 0.25}-${h * 0.4} ${w * 0.25} ${h * 0.3}v${h * 0.4}z`,
          mix(col, c.m.dark, 0.55),
        ) +
          el('circle', {
            cx: x + w * 0.5,
            cy: tenth(y + h * 0.42),
            r: tenth(h * 0.13),
            fill: 'none',
            stroke: WHITE,
            'stroke-width': 3,
            'stroke-dasharray': `${tenth(h * 0.13)} ${tenth(h * 0.074)}`,
          }),
        filled(
          `M${x + w * 0.2} ${y + h * 0.2}h${w * 0.6}l-${w * 0.1} ${h * 0.6}h-${w * 0.4}z`,
          mix(col, c.m.dark, 0.5),
        ) + el('circle', { cx: x + w * 0.5, cy: y + h * 0.5, r: tenth(h * 0.16), fill: c.m.pop }),
        filled(`M${x} ${y + h * 0.6}q${w * 0.5}-${h * 0.3} ${w} 0v${h * 0.4}h-${w}z`, mix(col, c.m.dark, 0.5)) +
          filled(
            `M${x + w * 0.08} ${y + h * 0.1}h${w * 0.24}v${h * 0.08}h-${w * 0.24}zM${x + w * 0.76} ${y + h * 0.1}h${w * 0.16}v${h * 0.2}h-${w * 0.16}z`,
            WHITE,
            { opacity: 0.7 },
          ),
      ],
      k,
    )
  )
}
/** A window over the city. */
export const cityWindow = (c: Stage, x: number, y: number, w: number, h: number, cut = 3) => {
  const id = `${c.id}W${c.next++}`
  c.defs.push(`<clipPath id="${id}">${filled(rect(x, y, w, h), '#000')}</clipPath>`)
  const t1 = towers(c.dice, x, x + w, y + h, h * 0.25, h * 0.55, 22, 44),
    t2 = towers(c.dice, x, x + w, y + h, h * 0.15, h * 0.42, 30, 58)
  return (
    `<g clip-path="url(#${id})">` +
    filled(
      rect(x, y, w, h),
      grad(
        c,
        y,
        y + h,
        c.m.sky.map((k, i) => [i * 0.25, k] as const),
      ),
    ) +
    el('circle', { cx: x + w * 0.62, cy: y + h * 0.6, r: tenth(w * 0.14), fill: c.m.sun }) +
    filled(t1.d, c.depth(0.15)) +
    filled(t2.d, c.depth(0.45)) +
    filled(t2.d, windowTile(c, `w${c.next++}`, c.m.sun, c.dice, { w: 40, h: 52, n: 7, ww: 3, wh: 4 })) +
    '</g>' +
    filled(
      Array.from({ length: cut - 1 }, (_, i) => rect(x + ((i + 1) * w) / cut - 3, y, 6, h)).join('') +
        rect(x - 8, y - 8, w + 16, 8) +
        rect(x - 8, y + h, w + 16, 10) +
        rect(x - 8, y, 8, h) +
        rect(x + w, y, 8, h),
      mix(c.m.dark, c.m.fog, 0.2),
    )
  )
}
/** A plant in its pot. */
export const plant = (c: Stage, x: number, y: number, k: number, col: string) => {
  const L = [
    [-70, -120],
    [-36, -170],
    [0, -190],
    [36, -170],
    [70, -118],
    [-54, -60],
    [54, -58],
  ] as const
  return (
    `<g transform="translate(${x} ${y})scale(${k})">` +
    filled('M-32 0l8 62h48l8-62z', mix(c.m.dark, SAFFRON, 0.45)) +
    filled('M6 0l-2 62h20l8-62z', mix(c.m.dark, SAFFRON, 0.65)) +
    L.map(([a, b], i) =>
      filled(
        `M0 0Q${a * 0.2 - 16} ${b * 0.6} ${a} ${b}Q${a * 0.7 + 20} ${b * 0.4} 0 0z`,
        i % 2 ? col : adjust(col, { l: 0.7 }),
      ),
    ).join('') +
    '</g>'
  )
}
/** A lamp from the ceiling. */
export const pendant = (c: Stage, x: number, y: number, k: number, col: string) =>
  stroked(`M${x} 0V${y - 30 * k}`, c.m.dark, 3) +
  filled(
    `M${x - 34 * k} ${y}q4-${34 * k} ${34 * k}-${36 * k} ${30 * k} ${2 * k} ${34 * k} ${36 * k}z`,
    mix(c.m.dark, c.m.fog, 0.35),
  ) +
  el('ellipse', { cx: x, cy: y, rx: 30 * k, ry: 6 * k, fill: col }) +
  glow(c, x, y + 20, 210 * k, col, 0.5)
/** A glass of tea. */
export const cup = (x: number, y: number, k: number) => filled(`M${x} ${y}h${20 * k}l-3 ${24 * k}h-${14 * k}z`, WHITE)

/** The member of a list that comes round after `i` steps. */
export function cycle<T>(list: readonly [T, ...T[]], i: number): T {
  return list[i % list.length] ?? list[0]
}
