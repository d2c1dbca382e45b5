/** A point; a hard one is a corner that no spline rounds. */
export type Point = readonly [x: number, y: number, hard?: boolean]

/** Moves a point: faces differ by it. */
export type Warp = (x: number, y: number) => readonly [number, number]

interface SplineOptions {
  closed?: boolean
  /** How far the handles reach, as a part of the distance between two points. */
  reach?: number
  warp?: Warp
}

/** A number to one decimal, as a path takes it. */
export const tenth = (value: number) => String(Math.round(value * 10) / 10)

/** Points of "x,y x,y! x,y": plain points are smooth, "!" marks a hard corner. */
export function parsePoints(notation: string): Point[] {
  return notation
    .trim()
    .split(/\s+/)
    .map((word) => {
      const hard = word.endsWith('!')
      const [x = 0, y = 0] = (hard ? word.slice(0, -1) : word).split(',').map(Number)
      return [x, y, hard] as const
    })
}

/** Path data of a smooth line through the points. */
export function spline(points: string | readonly Point[], { closed = true, reach = 0.34, warp }: SplineOptions = {}) {
  const p = moved(typeof points === 'string' ? parsePoints(points) : points, warp)
  const n = p.length
  const at = (i: number): Point => p[(i + n) % n] ?? [0, 0]
  const tangent = (i: number) => {
    const a = at(i - 1)
    const b = at(i + 1)
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length] as const
  }
  let d = `M${tenth(at(0)[0])} ${tenth(at(0)[1])}`
  const segments = closed ? n : n - 1
  for (let i = 0; i < segments; i++) {
    const a = at(i)
    const b = at(i + 1)
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) * reach
    const aHard = a[2] || (!closed && i === 0)
    const bHard = b[2] || (!closed && i + 1 === n - 1)
    if (aHard && bHard) {
      d += `L${tenth(b[0])} ${tenth(b[1])}`
      continue
    }
    const ta = aHard ? null : tangent(i)
    const tb = bHard ? null : tangent((i + 1) % n)
    const out = ta && [a[0] + ta[0] * length, a[1] + ta[1] * length]
    const into = tb && [b[0] - tb[0] * length, b[1] - tb[1] * length]
    const c1 = out ?? towards(a, into ?? b)
    const c2 = into ?? towards(b, c1)
    d += `C${tenth(c1[0] ?? 0)} ${tenth(c1[1] ?? 0)} ${tenth(c2[0] ?? 0)} ${tenth(c2[1] ?? 0)} ${tenth(b[0])} ${tenth(b[1])}`
  }
  return d + (closed ? 'Z' : '')
}

/** Path data of a polygon. */
export function polygon(points: string | readonly Point[], warp?: Warp) {
  return `${moved(typeof points === 'string' ? parsePoints(points) : points, warp)
    .map(([x, y], i) => `${i ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`)
    .join('')}Z`
}

function moved(points: readonly Point[], warp?: Warp): readonly Point[] {
  if (!warp) return points
  return points.map(([x, y, hard]) => {
    const [mx, my] = warp(x, y)
    return [mx, my, hard]
  })
}

/** Where a handle goes that no tangent decides. */
function towards(from: Point, to: Point | readonly number[]) {
  return [from[0] + (Number(to[0]) - from[0]) * 0.45, from[1] + (Number(to[1]) - from[1]) * 0.45]
}
