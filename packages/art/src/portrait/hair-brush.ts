import { spline, tenth } from '../path'
import { filled } from '../svg'
import { shapes } from './pen'
import { rimmed, type Sitter } from './rig'

/** Hair in layers: behind the head, over the brow, over the shoulder; `top` is the height of the crown, where a headset's band runs. */
export interface Hair {
  top: number
  back?: string
  front?: string
  over?: string
}

export type DrawHair = (c: Sitter) => Hair

/** What every style paints with: closed shapes, and strands in light, in the middle and in the dark. */
export function hairBrush(c: Sitter) {
  const H = c.p.hair
  const sp = shapes(c)
  return {
    H,
    sp,
    hi: (points: string, opacity?: number) => filled(sp(points), H.light, { opacity }),
    mid: (points: string) => filled(sp(points), H.mid),
    dk: (points: string) => filled(sp(points), H.dark),
  }
}

/** The outline of a cloud of curls: an arc from point to point. */
export function scallop(c: Sitter, points: string) {
  const p = points.split(' ').map((word) => {
    const [x = 0, y = 0] = word.split(',').map(Number)
    return c.warp(x, y)
  })
  const arc = (from: readonly [number, number], to: readonly [number, number]) => {
    const r = tenth(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62)
    return `A${r} ${r} 0 0 1 ${tenth(to[0])} ${tenth(to[1])}`
  }
  const [first] = p
  const last = p.at(-1)
  if (!first || !last) return ''
  const closing = Math.hypot(last[0] - first[0], last[1] - first[1]) < 44 ? arc(last, first) : ''
  const arcs = p.slice(1).map((to, i) => arc(p[i] ?? first, to))
  return `M${tenth(first[0])} ${tenth(first[1])}${arcs.join('')}${closing}Z`
}

/** The short hair beside the ear. */
export function sideburn(c: Sitter, colour: string) {
  const { warp } = c
  const rim = spline(
    '146,190! 131,168 126,140 134,112 158,92! 214,88! 200,112 190,138! 184,150 178,158! 172,178 165,200! 157,192! 153,172 146,164 138,170!',
    { warp },
  )
  const inner = spline('143,150! 176,150! 176,164 165,200! 156,192! 152,172 140,166!', { warp })
  return rimmed(c, rim, colour, '', { dx: 3.5 }) + filled(inner, colour)
}
