import { adjust, mix, toLch } from '../palette'
import { spline } from '../path'
import { type Attributes, stroked } from '../svg'
import type { Sitter } from './rig'

/** Closed shapes on the head of one sitter: points in head space, moved as the face is. */
export const shapes = (c: Sitter) => (points: string) => spline(points, { warp: c.warp })

/** The same for what is around eyes, nose and mouth. */
export const featureShapes = (c: Sitter) => (points: string) => spline(points, { warp: c.feature })

/** A line on the head of one sitter. */
export function headLine(c: Sitter, points: string, colour: string, width: number, attributes: Attributes = {}) {
  const d = spline(points, { warp: c.warp, closed: false })
  return stroked(d, colour, width, { 'stroke-linecap': 'round', ...attributes })
}

/** A line around eyes, nose and mouth. */
export function featureLine(c: Sitter, points: string, colour: string, width: number) {
  return stroked(spline(points, { warp: c.feature, closed: false }), colour, width, { 'stroke-linecap': 'round' })
}

/** The folds of a cloth in key light. */
export function folds(cloth: string, keyLight: string) {
  return {
    base: cloth,
    dark: adjust(cloth, { l: 0.62, c: 0.8, dh: -8 }),
    deep: adjust(cloth, { l: 0.42, c: 0.6, dh: -12 }),
    mid: adjust(cloth, { l: 0.82, c: 0.92, dh: -4 }),
    light: mix(adjust(cloth, { dl: 0.12, c: 1.08 }), keyLight, 0.12),
  }
}

/** How light a colour is, 0 to 1. */
export const readLightness = (colour: string) => toLch(colour)[0]
