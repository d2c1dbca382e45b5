import { type Point, tenth } from '../path'
import type { Random } from '../random'

/** A mountain chain from one end to the other. */
export function ridge(R: Random, x0: number, x1: number, y: number, amp: number, n = 5, rough = 0.52, bottom = 900) {
  let points: Point[] = [
    [x0, y + R.range(-amp, amp) * 0.5],
    [x1, y + R.range(-amp, amp) * 0.5],
  ]
  let height = amp
  for (let i = 0; i < n; i++) {
    points = points.flatMap((from, j): Point[] => {
      const to = points[j + 1]
      if (!to) return [from]
      const x = (from[0] + to[0]) / 2 + R.range(-0.18, 0.18) * (to[0] - from[0])
      return [from, [x, (from[1] + to[1]) / 2 + R.range(-height, height)]]
    })
    height *= rough
  }
  const line = `M${points.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}`
  return { d: `${line}V${bottom}H${x0}Z`, top: line, points }
}

/** Sparks between two corners. */
export const diamonds = (
  R: Random,
  n: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  lo: number,
  hi: number,
) => {
  let d = ''
  for (let i = 0; i < n; i++) {
    const s = R.range(lo, hi) * (R.chance(0.15) ? 1.6 : 1)
    d += `M${Math.round(R.range(x0, x1))} ${Math.round(R.range(y0, y1))}l${tenth(s)} ${tenth(s)}-${tenth(s)} ${tenth(s)}-${tenth(s)}-${tenth(s)}z`
  }
  return d
}
/** Streaks of cloud or rain light between two corners. */
export const streaks = (
  R: Random,
  n: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  wlo: number,
  whi: number,
  h = 3,
) => {
  let d = ''
  for (let i = 0; i < n; i++) {
    const w = R.range(wlo, whi),
      hh = R.range(h * 0.5, h)
    d += `M${Math.round(R.range(x0, x1))} ${Math.round(R.range(y0, y1))}l${tenth(w / 2)}-${tenth(hh)} ${tenth(w / 2)} ${tenth(hh)}-${tenth(w / 2)} ${tenth(hh)}z`
  }
  return d
}

/** The towers of a city with crowns of their own, and where their tops are. */
export function towers(
  R: Random,
  x0: number,
  x1: number,
  base: number,
  hLo: number,
  hHi: number,
  wLo: number,
  wHi: number,
) {
  let d = `M${x0} 900V${base}`,
    x = x0
  const tops: (readonly [x: number, y: number, width: number])[] = []
  while (x < x1) {
    const w = R.range(wLo, wHi),
      h = R.range(hLo, hHi) * (R.chance(0.16) ? 1.45 : 1),
      y = Math.round(base - h),
      X = Math.round(x),
      W = Math.round(w),
      k = R.int(0, 6)
    d += `H${X}V${y}`
    if (k === 0) d += `L${X + W / 2} ${(y - W * 0.5) | 0} ${X + W} ${y}`
    else if (k === 1) d += `h${(W * 0.25) | 0}v-16h${(W * 0.5) | 0}v16H${X + W}`
    else if (k === 2) d += `h${(W * 0.45) | 0}v-46h4v46H${X + W}`
    else if (k === 3) d += `L${X + W} ${(y + W * 0.45) | 0}`
    else if (k === 4) d += `q${(W / 2) | 0}-${(W * 0.5) | 0} ${W} 0`
    else d += `H${X + W}`
    tops.push([X, y, W])
    d += `V${base}`
    x += w + (R.chance(0.3) ? R.range(4, wLo * 0.6) : 0)
  }
  return { d: `${d}H${x1}V900Z`, tops }
}
