import { tenth } from '../path'
import type { Random } from '../random'
import { el, filled, linear } from '../svg'
import type { Stage } from './stage'

interface WindowOptions {
  w?: number
  h?: number
  n?: number
  ww?: number
  wh?: number
  op?: number
}

/** A beam of light: what it returns draws one at a place, turned and stretched. */
export function drawBeam(c: Stage, name: string, col: string, op = 0.55, len = 900, half = 70) {
  const g = c.id + name
  c.defs.push(
    linear(`${g}f`, 0, 0, 0, len, [
      [0, col, op],
      [0.5, col, op * 0.3],
      [1, col, 0],
    ]),
    `<path id="${g}" d="M-5 0L${-half} ${len}H${half}L5 0z" fill="url(#${g}f)"/>`,
  )
  return (x: number, y: number, rot: number, sx = 1, sy = 1) =>
    `<use href="#${g}" transform="translate(${tenth(x)} ${tenth(y)})rotate(${tenth(rot)})scale(${Math.round(sx * 100) / 100} ${Math.round(sy * 100) / 100})"/>`
}

/** The fill of a wall with lit windows here and there. */
export function windowTile(
  c: Stage,
  name: string,
  col: string,
  R: Random,
  { w = 46, h = 60, n = 7, ww = 5, wh = 7, op = 0.8 }: WindowOptions,
) {
  let d = ''
  const cols = Math.floor(w / (ww * 2)),
    rows = Math.floor(h / (wh * 2)),
    used = new Set()
  for (let i = 0; i < n; i++) {
    const a = R.int(0, cols - 1),
      b = R.int(0, rows - 1)
    if (used.has(`${a},${b}`)) continue
    used.add(`${a},${b}`)
    d += `M${a * ww * 2 + 2} ${b * wh * 2 + 2}h${ww}v${wh}h-${ww}z`
  }
  c.defs.push(
    el(
      'pattern',
      { id: c.id + name, width: w, height: h, patternUnits: 'userSpaceOnUse' },
      filled(d, col, { opacity: op }),
    ),
  )
  return `url(#${c.id}${name})`
}
