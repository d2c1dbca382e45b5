import { INK, mix, tint } from '../palette'
import { spline } from '../path'
import { filled, stroked } from '../svg'
import { folds } from './pen'
import { rimmed, type Sitter } from './rig'

/** A bomber jacket, open over the jersey. */
export function jacket(c: Sitter) {
  const T = folds(c.jacketCloth, c.p.keyLight)
  return (
    rimmed(
      c,
      spline('150,258! 128,286 82,302 44,324 18,368 4,440 -8,520! 128,520! 136,440 150,370 172,310!'),
      T.base,
      filled(spline('150,262! 136,330 104,420 96,520! -20,520! -20,320!'), T.deep, { opacity: 0.8 }) +
        filled(spline('60,330! 40,400 36,520! 22,520! 26,400!'), c.p.rim, { opacity: 0.5 }) +
        filled('M4 486h130v12H2z', c.kitAccent),
      { dx: 5.5, dy: 3.5, rim: c.p.rim },
    ) +
    rimmed(
      c,
      spline('242,260! 264,290 306,304 344,326 370,368 388,440 398,520! 296,520! 290,440 276,370 248,314!'),
      T.mid,
      filled(spline('262,292! 318,310 354,346 372,400! 330,356 286,326!'), T.light) +
        filled(spline('330,390! 316,440 318,520! 344,520! 338,440!'), T.deep) +
        filled(spline('352,350 372,420 384,520! 370,520! 358,420!'), c.kitAccent),
      { dx: -3, dy: 2, rim: c.p.key },
    ) +
    filled(
      spline('150,250! 138,270! 164,308 148,370 133,440 125,520! 137,520! 145,440 160,372 176,308 161,278!'),
      c.kitAccent,
    ) +
    filled(
      spline('243,252! 255,272! 254,312 283,372 298,440 305,520! 294,520! 287,440 271,374 243,316 240,282!'),
      tint(c.kitAccent, 0.25),
    )
  )
}
/** A stole over the near shoulder. */
export function stole(c: Sitter) {
  const T = folds(c.cloth, c.p.keyLight)
  return rimmed(
    c,
    spline('150,262! 116,280 76,296 48,330 36,400 24,520! 128,520! 128,440 140,370 176,300!'),
    T.base,
    filled(spline('150,266! 108,330 84,420 76,520! 20,520! 30,380!'), T.dark) +
      filled(spline('160,280! 126,350 108,440 104,520! 118,520! 122,440 138,360!'), T.light) +
      stroked(spline('172,296! 134,370 122,440 120,520!', { closed: false }), '#F2B544', 7) +
      stroked('M30 470L130 478M28 488L130 496', '#F2B544', 3),
    { dx: 5.5, dy: 3.5, rim: c.p.rim },
  )
}
/** Forearms crossed, as teams stand for their photograph. */
export function crossedArms(c: Sitter) {
  const T = folds(c.kitAccent, c.p.keyLight),
    J = folds(mix(c.kit, INK, 0.12), c.p.keyLight),
    s = c.p.skin
  return (
    filled(spline('40,470! 130,472 300,440 380,450! 372,486 240,486 90,498!'), INK, { opacity: 0.4 }) +
    rimmed(
      c,
      spline('10,432! 40,404 110,414 190,402 300,372! 322,396 314,420! 220,448 120,474 48,484 14,466!'),
      J.base,
      filled(spline('10,470! 60,466 140,448 240,424 320,396! 318,424! 220,452 120,478 20,490!'), J.deep),
      { rim: c.p.rim },
    ) +
    rimmed(
      c,
      spline(
        '392,398! 346,384 270,392 196,410 138,402! 116,382 94,378 82,390 80,406 90,424 114,434 138,436! 210,456 300,454 396,470!',
      ),
      J.mid,
      filled(spline('396,392! 346,382 270,390 196,408 132,398! 146,412 204,424 280,408 396,414!'), J.light) +
        filled(spline('138,428! 210,446 300,440 396,446! 396,474! 210,462 136,440!'), J.dark) +
        filled('M300 380l26-4 10 90h-28z', T.light) +
        filled('M338 378l10 0 10 90h-10z', T.base) +
        filled(spline('142,396! 116,380 92,374 78,390 76,408 88,428 114,438 142,440! 136,420!'), s.mid) +
        filled(spline('140,398! 116,381 96,378 86,386! 110,392 138,412!'), s.light) +
        filled(
          spline('80,404! 106,408 120,408! 106,412 82,409!') +
            spline('84,417! 104,421 120,420! 106,425 88,423!') +
            spline('112,437! 126,432 139,422! 141,442!'),
          s.shadow,
        ),
      { dx: 3, dy: 2, rim: c.p.rim },
    )
  )
}
