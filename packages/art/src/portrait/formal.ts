import { spline, type Warp } from '../path'
import { lattice } from '../patterns'
import { filled, stroked } from '../svg'
import { chestForm, torso } from './jersey'
import type { DrawPart } from './part'
import { folds } from './pen'
import { rimmed, type Sitter } from './rig'

type Folds = ReturnType<typeof folds>

/** What those wear who lead a team: clothes for an office or a stage, without numbers. */
export const formal = {
  /** A suit jacket with notched lapels over a shirt that is open at the neck. */
  blazer(c: Sitter) {
    const sp = fitted(c)
    const J = folds(c.jacketCloth, c.p.keyLight)
    const S = folds(c.shirtCloth, c.p.keyLight)
    return (
      cloth(c, J) +
      filled(
        sp('150,262! 166,284! 186,302 212,324! 228,300 243,264! 250,310 234,380 214,444! 190,380 160,310!'),
        S.base,
      ) +
      filled(sp('206,326! 220,326! 222,420! 214,444! 205,420!'), S.dark) +
      filled(sp('148,262! 130,288! 112,330! 140,334! 132,350! 206,444! 214,444! 190,372 168,310!'), J.mid) +
      filled(sp('246,264! 264,288! 292,324! 264,332! 274,348! 222,444! 212,444! 232,372 244,312!'), J.light) +
      filled(sp('206,444! 222,444! 218,480 217,530! 212,530! 213,480!'), J.deep) +
      pocket(c, J) +
      filled(sp('151,254! 140,272! 150,300 172,330! 190,318 206,322! 184,300 164,274!'), S.base) +
      filled(sp('242,258! 253,274! 252,300 242,326! 228,316 217,322! 230,298!'), S.light) +
      buttons(206, [470, 506], J.deep)
    )
  },
  /** The buttoned jacket with a stand collar. */
  bandhgala(c: Sitter) {
    const J = folds(c.jacketCloth, c.p.keyLight)
    return (
      cloth(c, J) +
      filled(spline('212,318! 222,330 224,430 222,530! 214,530! 214,330!'), J.deep) +
      standCollar(c, J, c.clothAccent) +
      pocket(c, J) +
      buttons(206, [346, 386, 426, 466], c.clothAccent)
    )
  },
  /** A sleeveless jacket over a kurta. */
  waistcoat(c: Sitter) {
    const sp = fitted(c)
    const W = folds(c.jacketCloth, c.p.keyLight)
    const S = folds(c.shirtCloth, c.p.keyLight)
    return (
      cloth(c, S) +
      rimmed(
        c,
        sp(
          '154,264! 132,286 104,302! 84,346 90,400 82,450 78,530! 334,530! 330,450 318,400 322,346 296,304! 262,288 240,268! 230,300 212,318! 184,302 166,284!',
        ),
        W.base,
        filled(spline('150,270! 146,340 120,420 116,530! 70,530! 70,300!'), W.deep, { opacity: 0.6 }) +
          filled(
            spline('262,288! 300,304 326,346! 318,404 328,450 332,530! 312,530! 306,440 300,380 276,330!'),
            W.light,
          ) +
          filled(spline('212,318! 222,330 224,430 222,530! 214,530! 214,330!'), W.deep),
      ) +
      standCollar(c, W, S.light) +
      buttons(206, [350, 390, 430, 470], S.light)
    )
  },
  /** A long shirt with a band at the neck and an embroidered front. */
  kurta(c: Sitter) {
    const sp = fitted(c)
    const K = folds(c.jacketCloth, c.p.keyLight)
    const A = folds(c.clothAccent, c.p.keyLight)
    c.defs.push(lattice(`${c.id}k`, c.lattice, A.light, { scale: 0.4, width: 3, opacity: 0.9 }))
    const front = spline('190,306! 212,326! 230,306! 234,420 230,470! 212,484! 194,470 190,400!')
    return (
      cloth(c, K) +
      filled(front, A.dark) +
      filled(front, `url(#${c.id}k)`) +
      stroked(front, A.light, 2.5) +
      filled(spline('207,322! 217,322! 216,404! 208,404!'), K.deep) +
      filled(
        sp('151,256! 140,274! 172,304 208,326! 208,310 186,296 164,274!') +
          sp('242,260! 253,278! 240,306 216,326! 216,310 230,292!'),
        A.base,
      ) +
      buttons(212, [342, 364, 386], A.light)
    )
  },
} satisfies Record<string, DrawPart>

/** The torso in one cloth. */
const cloth = (c: Sitter, { base }: Folds) =>
  rimmed(c, torso(c), base, chestForm(c), { dx: 5.5, dy: 3.5, rim: c.p.rim })

/** What lies at the neck of one sitter: a woman's is narrower. */
const fitted = (c: Sitter) => (points: string) => {
  const narrow = c.figure === 'f' ? 7 : 0
  const warp: Warp = (x, y) => [x + Math.sign(196 - x) * narrow * Math.min(1, Math.max(0, (330 - y) / 40)), y]
  return spline(points, { warp })
}

/** A collar that stands closed around the neck, piped at its edge. */
function standCollar(c: Sitter, J: Folds, piping: string) {
  const sp = fitted(c)
  return (
    filled(sp('151,248! 139,278! 172,311 213,331! 213,296! 186,284 164,266!'), J.mid) +
    filled(sp('213,296! 213,331! 241,310 255,282! 244,252! 232,280!'), J.light) +
    filled(
      sp('151,246! 164,264 186,282 213,294! 231,278 244,250! 245,255! 232,284 213,299! 184,286 163,269 150,252!'),
      piping,
    )
  )
}

/** A handkerchief in the breast pocket. */
const pocket = (c: Sitter, J: Folds) =>
  filled(spline('288,392! 294,374! 304,382! 312,370! 322,390!'), c.clothAccent) +
  filled(spline('284,391! 326,387! 327,396! 285,400!'), J.dark)

const buttons = (x: number, heights: readonly number[], fill: string) =>
  filled(heights.map((y) => `M${x - 4.5} ${y}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z`).join(''), fill)
