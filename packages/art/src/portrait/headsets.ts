import { INK, mix, WHITE } from '../palette'
import { spline, tenth } from '../path'
import { el, filled, stroked } from '../svg'
import type { DrawHeadset } from './part'
import { headLine } from './pen'
import { rimmed, type Sitter } from './rig'

/** Headsets; `top` is how high the hair or the cloth stands. */
export const headsets = {
  over(c: Sitter, top: number): string {
    const D = mix(INK, c.p.rim, 0.1),
      M = mix(D, WHITE, 0.14),
      // Towards us, it runs on to the far side.
      end = c.pose === 'front' ? `240,${top + 5} 264,${top + 24}` : `246,${top + 12}`,
      b = `140,164 124,${top + 62} 134,${top + 22} 172,${top - 5} 214,${top - 6} ${end}`
    const sp = (t: string) => spline(t, { warp: c.warp })
    return (
      headLine(c, b, D, 13, { 'stroke-linecap': 'butt' }) +
      stroked(
        spline(
          b.replace(/(\d+),(-?\d+)/g, (_, x: string, y: string) => `${+x - 5},${+y - 1}`),
          { closed: false, warp: c.warp },
        ),
        c.p.rim,
        2.6,
      ) +
      headLine(c, `150,${top + 16} 178,${top - 1} 214,${top - 3} 240,${top + 9}`, c.p.key, 3) +
      rimmed(
        c,
        sp('152,152! 132,152 118,166 114,188 119,210 132,226 152,224! 163,208 166,188 162,166!'),
        D,
        filled(sp('150,160! 136,162 128,174 126,190 130,206 138,216 150,216! 156,204 158,188 156,172!'), M) +
          filled(sp('146,170! 136,174 133,188 136,202 146,206! 150,196 151,188 150,178!'), c.p.key) +
          filled(sp('146,180! 138,188! 146,196! 148,188!'), D),
        { dx: 4, rim: c.p.rim },
      )
    )
  },
  boom(c: Sitter, top: number): string {
    // Towards us, the mouth is nearer to it.
    const drop = c.pose === 'front' ? 7 : 0
    const [micX, micY] = c.warp(207 - drop, 241 + drop)
    const [x, y] = [tenth(micX), tenth(micY)]
    return (
      headsets.over(c, top) +
      headLine(c, `134,216 146,240 178,252 ${204 - drop},${243 + drop}`, mix(INK, c.p.rim, 0.1), 4.5) +
      headLine(c, `142,232 156,244 180,249 ${200 - drop},${242 + drop}`, c.p.rim, 1.4) +
      el('ellipse', {
        cx: x,
        cy: y,
        rx: 9,
        ry: 6.5,
        fill: mix(INK, c.p.rim, 0.16),
        transform: `rotate(-18 ${x} ${y})`,
      }) +
      el('circle', { cx: tenth(micX + 3), cy: tenth(micY - 2), r: 2.2, fill: c.p.key })
    )
  },
  iem(c: Sitter) {
    // Dark, as a bead of light at the ear would look like jewellery.
    const dark = mix(INK, c.p.rim, 0.3)
    return (
      headLine(c, '146,196 140,214 146,246 150,276', dark, 2.6) +
      filled(spline('141,180 150,179 154,187 150,196! 146,203! 142,197 138,188', { warp: c.warp }), dark)
    )
  },
} satisfies Record<string, DrawHeadset>

/** What is seen of a headset on the far side of a head that looks towards us; behind hair and cloth. */
export function farCup(c: Sitter, top: number): string {
  const dark = mix(INK, c.p.rim, 0.1)
  const sp = (points: string) => spline(points, { warp: c.posed })
  return (
    stroked(
      spline(`226,${top + 2} 252,${top + 12} 272,${top + 44} 276,166`, { closed: false, warp: c.posed }),
      dark,
      11,
    ) +
    filled(sp('260,160! 276,158 288,172 290,192 284,212 272,222 260,222!'), dark) +
    filled(sp('276,166! 286,178 286,200 276,214! 281,200 281,180!'), c.p.key)
  )
}

/** A headset that rests on the collar bones. */
export function headsetAtNeck(c: Sitter) {
  const dark = mix(INK, c.p.rim, 0.1)
  const middle = mix(dark, WHITE, 0.16)
  const cup = (outer: string, inner: string) =>
    rimmed(c, spline(outer), dark, filled(spline(inner), middle), { dx: 3.5, rim: c.p.rim })
  return (
    stroked(spline('136,262 120,288 136,314', { closed: false }), dark, 12) +
    stroked(spline('246,262 264,284 262,306', { closed: false }), dark, 12) +
    cup(
      '112,290! 138,282 162,296 170,322 156,342 130,346! 112,326!',
      '124,300 144,296 156,310 154,330 136,336 122,322',
    ) +
    filled(spline('132,308 144,308 148,318 142,328 132,326 128,318'), c.p.key) +
    cup(
      '240,292! 262,280 282,286! 286,314 272,336 248,338 236,318!',
      '248,300 266,294 274,304 268,324 252,328 246,316',
    ) +
    filled(spline('254,306 262,304 266,310 262,320 254,320 251,313'), c.p.key)
  )
}
