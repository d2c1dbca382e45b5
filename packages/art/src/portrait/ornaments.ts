import { spline, tenth } from '../path'
import { el, filled } from '../svg'
import type { DrawPart } from './part'
import type { Sitter } from './rig'

/** Small things worn or painted. */
export const ornaments = {
  bindi: (c: Sitter) => {
    const [x, y] = c.warp(232, 151)
    return el('circle', { cx: tenth(x), cy: tenth(y), r: 3.4, fill: '#E5163F' })
  },
  tilak: (c: Sitter) => filled(spline('229,126! 236,126! 234,156 232,161!', { warp: c.warp }), '#E5163F'),
  nath: (c: Sitter) => {
    const [x, y] = c.warp(226, 212)
    return el('circle', { cx: tenth(x), cy: tenth(y), r: 4.4, fill: 'none', stroke: '#FFC34D', 'stroke-width': 1.8 })
  },
  stud: (c: Sitter) => {
    const [x, y] = c.warp(226, 207)
    return el('circle', { cx: tenth(x), cy: tenth(y), r: 1.9, fill: '#FFE2A0' })
  },
  jhumka: (c: Sitter) => {
    const [x, y] = c.warp(145, 210)
    const at = `${tenth(x)} ${tenth(y)}`
    return (
      filled(`M${at}m-1 0v7l-7 9h16l-8-9zm-7 18h16l-3 4h-10z`, '#FFC34D') +
      el('circle', { cx: tenth(x), cy: tenth(y + 25), r: 2, fill: c.p.rim })
    )
  },
  hoop: (c: Sitter) => {
    const [x, y] = c.warp(145, 217)
    return el('circle', { cx: tenth(x), cy: tenth(y), r: 7.5, fill: 'none', stroke: '#FFC34D', 'stroke-width': 2.6 })
  },
  stripes: (c: Sitter) =>
    [0, 1, 2]
      .map((i) =>
        filled(
          spline(
            `${196 + i * 3},${194 + i * 8}! ${218 - i * 1},${199 + i * 8}! ${217 - i},${203 + i * 8}! ${196 + i * 3},${199 + i * 8}!`,
            { warp: c.warp },
          ),
          c.p.rim,
        ),
      )
      .join('') +
    filled(
      spline('250,194! 259,191! 259,195! 250,199!', { warp: c.warp }) +
        spline('249,203! 258,200! 257,204! 249,208!', { warp: c.warp }),
      c.p.rim,
    ),
  scar: (c: Sitter) => filled(spline('210,148! 213,147! 206,204! 204,203!', { warp: c.warp }), c.p.skin.lit),
} satisfies Record<string, DrawPart>
