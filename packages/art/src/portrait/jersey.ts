import { INK } from '../palette'
import { spline } from '../path'
import { filled } from '../svg'
import { kitPrint } from './kit-print'
import { folds } from './pen'
import { type Collar, rimmed, type Sitter } from './rig'

/** Torso in its jersey, in the space of the picture (400 by 500); the middle of the chest stands at x 218. */
export function jersey(c: Sitter) {
  const J = folds(c.kit, c.p.keyLight)
  const A = folds(c.kitAccent, c.p.keyLight)
  const cloth = rimmed(c, torso(c), J.base, kitPrint(c) + chestForm(c), { dx: 5.5, dy: 3.5, rim: c.p.rim })
  return cloth + collars[c.collar](narrower(c), A)
}

/** How much narrower the neck of what a woman wears is. */
const narrower = (c: Sitter) => (c.figure === 'f' ? 8 : 0)

/** The outline of the torso from the neck down. */
export function torso(c: Sitter) {
  const f = narrower(c)
  const b = c.figure === 'f' ? -12 : c.bulk
  return spline(
    `${152 + f},262! ${132 + f * 0.6},286 ${88 - b * 0.6},304 ${50 - b},326 ${26 - b},368 ${12 - b},440 ${2 - b},520! ${390 + b},520! ${378 + b},440 ${362 + b},368 ${338 + b},328 ${302 + b * 0.6},306 ${258 - f * 0.6},290 ${240 - f},266! 228,300 212,324! 188,302 168,284!`,
  )
}

/** Light and shade on a torso, over any cloth. */
export const chestForm = (c: Sitter) =>
  filled(spline('150,250! 142,296 112,372 98,440 108,530! -40,530! -40,300!'), INK, { opacity: 0.42 }) +
  filled(
    spline('170,306! 150,380 152,440 168,530! 96,530! 104,440 122,370!') +
      spline('214,330! 236,372 280,392! 244,392 218,360!') +
      spline('200,336! 182,380 146,402! 176,400 204,366!'),
    INK,
    { opacity: 0.22 },
  ) +
  filled(
    spline('78,392! 96,440 92,530! 66,530! 74,450!') + spline('330,384! 316,430 322,530! 346,530! 336,440!'),
    INK,
    { opacity: 0.5 },
  ) +
  filled(
    spline('262,292! 316,312 348,346 364,396! 330,352 290,326!') + spline('352,350 372,420 382,520! 366,520! 356,420!'),
    c.p.keyLight,
    { opacity: 0.32 },
  )

type DrawCollar = (f: number, A: ReturnType<typeof folds>) => string

const collars: Record<Collar, DrawCollar> = {
  v: (f, A) =>
    filled(
      spline(
        `${152 + f},260! ${140 + f},270! 172,304 212,343! 236,308 ${250 - f},274! ${240 - f},264! 228,300 212,324! 186,302 166,282!`,
      ),
      A.base,
    ) + filled(spline(`212,324! 228,300 ${240 - f},264! ${250 - f},274! 236,308 212,343!`), A.light),
  stand: (f, A) =>
    filled(
      spline(
        `${150 + f},250! ${140 + f},276! 176,304 212,330! 238,304 ${252 - f},278! ${243 - f},252! 232,282 212,300! 184,286 164,268!`,
      ),
      A.base,
    ) +
    filled(spline(`212,300! 232,282 ${243 - f},252! ${252 - f},278! 238,304 212,330!`), A.light) +
    filled('M207 306h10v62h-10z', A.dark),
  crew: (f, A) =>
    filled(
      spline(
        `${151 + f},258! ${138 + f},272! 170,302 208,316 240,300 ${253 - f},276! ${241 - f},262! 232,288 206,300 176,288!`,
      ),
      A.base,
    ) +
    filled(spline(`206,300! 232,288 ${241 - f},262! ${253 - f},276! 240,300 208,316!`), A.light) +
    filled(spline(`${150 + f},256! 176,288 206,300 232,288 ${241 - f},262! 226,330 190,330!`), 'none'),
  none: () => '',
}
