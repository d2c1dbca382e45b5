import { mix } from '../../palette'
import { type Point, polygon } from '../../path'
import { glow } from '../../scene/stage'
import { filled, linear, radial, stroked } from '../../svg'
import { swing } from '../loop'
import { apothem, ring, side } from './octagon'
import { light, type View } from './view'

/** The floor: rings of the octagon around the pit of red earth, and the light that falls through the gate. */
export function floor(view: View): string {
  const { stage, moment } = view
  const { m } = stage
  stage.defs.push(
    radial(`${stage.id}fl`, light.x, 610, 900, [
      [0, '#5a1d1c'],
      [0.3, '#2c101b'],
      [0.7, '#150b15'],
      [1, m.dark],
    ]),
    radial(`${stage.id}pit`, light.x, 640, 620, [
      [0, '#a03a1a'],
      [0.45, '#54191c'],
      [1, '#1c0c16'],
    ]),
    radial(`${stage.id}ln`, light.x, 620, 760, [
      [0, m.sky[4], 0.9],
      [0.4, m.sky[3], 0.5],
      [1, m.sky[2], 0.06],
    ]),
  )
  stage.defs.push(
    linear(`${stage.id}pa`, 0, 609, 0, 860, [
      [0, m.sky[4], 0.55],
      [0.3, m.sky[3], 0.24],
      [1, m.sky[3], 0],
    ]),
  )
  const line = `url(#${stage.id}ln)`
  const breath = 0.82 + 0.18 * swing(moment, 1, 0.2)
  return (
    filled(polygon(ring(view, 1)), `url(#${stage.id}fl)`) +
    filled(joints(view), line, { opacity: 0.35 }) +
    stroked(polygon(ring(view, 0.9)), line, 2) +
    filled(polygon(ring(view, 0.66, 0.16)) + polygon(ring(view, 0.66)), mix(m.dark, '#5a1d1c', 0.35)) +
    filled(polygon(ring(view, 0.62, 0.1)), `url(#${stage.id}pit)`) +
    stroked(polygon(ring(view, 0.66, 0.16)), m.rim, 3.4, { opacity: breath }) +
    stroked(polygon(ring(view, 0.42, 0.1)), line, 2) +
    filled(path(view), `url(#${stage.id}pa)`, { style: 'mix-blend-mode:screen' }) +
    glow(stage, light.x, 612, 420, m.sky[3], 0.5)
  )
}

/** The joints between the slabs, from the pit to the corners. */
function joints({ at }: View) {
  return Array.from({ length: 13 }, (_, i) => {
    const angle = ((i - 6) / 16) * Math.PI
    const on = (radius: number, aside: number): Point =>
      at(radius * Math.sin(angle) + aside * Math.cos(angle), 0, radius * Math.cos(angle) - aside * Math.sin(angle))
    return polygon([on(6.7, -0.03), on(10.6, -0.03), on(10.6, 0.03), on(6.7, 0.03)])
  }).join('')
}

/** What falls through the gate, spreading towards us. */
function path({ at }: View) {
  const half = side * 0.3
  return polygon([at(-half, 0, apothem), at(half, 0, apothem), at(half * 1.1, 0, -3), at(-half * 1.1, 0, -3)])
}
