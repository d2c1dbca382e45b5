import { INK, mix, WHITE } from '../palette'
import { lattice } from '../patterns'
import { filled, text } from '../svg'
import { folds, readLightness } from './pen'
import type { KitStyle, Sitter } from './rig'

type Folds = ReturnType<typeof folds>

interface Kit {
  /** The jersey's cloth and the accent's. */
  J: Folds
  A: Folds
  /** The fill of the lattice that is woven into the accent; none for a plain kit. */
  lat: string
  numAt(x: number, y: number, size: number): string
  armsCrossed: boolean
}

/** What is printed on a jersey, by design. */
const designs: Record<KitStyle, (kit: Kit) => string> = {
  chevrons: ({ A, lat, numAt }: Kit) =>
    filled(vband(296, 22, 54), A.base) +
    filled(vband(326, 7, 54), A.mid) +
    (lat ? filled('M-20 230h460v66L218 350-20 296z', lat) : '') +
    numAt(218, 443, 0.76),
  triple: ({ A, numAt }: Kit) =>
    [A.light, A.base, A.mid].map((tone, i) => filled(vband(292 + i * 19, 11 - i * 2.5, 48), tone)).join('') +
    numAt(218, 442, 0.76),
  yoke: ({ A, lat, numAt }: Kit) =>
    filled('M-20 250h460v62L300 328 218 376 120 332-20 330z', A.base) +
    (lat ? filled('M-20 250h460v62L300 328 218 376 120 332-20 330z', lat) : '') +
    filled('M-20 330L120 332 218 376 300 328 440 312v12L302 340 218 389 116 344-20 342z', WHITE, { opacity: 0.9 }) +
    numAt(218, 443, 0.7),
  sash: ({ A, lat, numAt }: Kit) =>
    filled('M262 250l70 50L90 540H-40z', A.base) +
    filled('M340 300l16 12L118 540h-26z', A.light) +
    (lat ? filled('M262 250l70 50L90 540H-40z', lat) : '') +
    numAt(284, 440, 0.62),
  split: ({ A, lat, numAt }: Kit) =>
    filled('M218 250h220v280H218z', A.base) +
    (lat ? filled('M218 250h220v280H218z', lat) : '') +
    filled('M211 250h14v280h-14z', WHITE, { opacity: 0.85 }) +
    numAt(146, 436, 0.7),
  placket: ({ J, A, numAt }: Kit) =>
    filled('M196 300h46v230h-46z', A.base) +
    filled([0, 1, 2, 3, 4].map((i) => `M196 ${330 + i * 34}l23 18 23-18v10l-23 18-23-18z`).join(''), J.deep) +
    numAt(292, 420, 0.56) +
    filled('M104 362l26 20 26-20v10l-26 20-26-20zM104 382l26 20 26-20v8l-26 20-26-20z', A.light),
  shards: ({ A, lat, numAt }: Kit) =>
    filled('M-20 330L118 392 60 530H-20zM440 320L326 384 352 530h90z', A.base) +
    filled('M-20 306L150 380 118 392-20 330zM440 296L296 372 326 384 440 320z', A.light) +
    (lat ? filled('M-20 330L118 392 60 530H-20zM440 320L326 384 352 530h90z', lat) : '') +
    numAt(218, 442, 0.88),
  wave: ({ A, numAt }: Kit) =>
    [A.light, A.base, A.mid]
      .map((tone, i) =>
        filled(
          `M-24 ${310 + i * 25}l40 22 40-22 40 22 40-22 40 22 40-22 40 22 40-22 40 22 40-22 40 22 40-22v${15 - i * 4}l-40 22-40-22-40 22-40-22-40 22-40-22-40 22-40-22-40 22-40-22-40 22-40-22z`,
          tone,
        ),
      )
      .join('') + numAt(218, 443, 0.68),
  plain: ({ A, armsCrossed }: Kit) =>
    armsCrossed ? '' : filled('M84 352l26 19 26-19v11l-26 19-26-19zM84 373l26 19 26-19v8l-26 19-26-19z', A.base),
}

/** The print of a sitter's jersey with the number on it. */
export function kitPrint(c: Sitter) {
  const J = folds(c.kit, c.p.keyLight)
  const A = folds(c.kitAccent, c.p.keyLight)
  const number = text(c.number, 0, 0, 104, { anchor: 'middle', track: -2 }).d
  const colour = readLightness(c.kit) > 0.72 ? mix(INK, c.p.rim, 0.1) : WHITE
  // Crossed arms would leave splinters of it.
  const numAt = (x: number, y: number, size: number) =>
    c.armsCrossed
      ? ''
      : `<g transform="translate(${x} ${y}) skewY(-2) scale(${c.flip ? -size : size} ${size})">${filled(number, colour)}</g>`
  if (c.kitLattice) c.defs.push(lattice(`${c.id}j`, c.kitLattice, A.mid, { scale: 0.55, width: 2, opacity: 0.55 }))
  return designs[c.kitStyle]({ J, A, lat: c.kitLattice ? `url(#${c.id}j)` : '', numAt, armsCrossed: c.armsCrossed })
}

const vband = (y: number, height: number, drop: number) =>
  `M-20 ${y}L218 ${y + drop} 420 ${y}V${y + height}L218 ${y + drop + height} -20 ${y + height}Z`
