import { radial, svg } from '../../svg'
import { beams, quiet, sparks } from './air'
import { cloth } from './cloth'
import { crowd } from './crowd'
import { floor } from './floor'
import { gate, steps } from './gate'
import { sky } from './sky'
import { light, makeView } from './view'
import { wings } from './wings'

/** The picture of a moment of the loop (0 up to 1), from the back to the front. */
export function frame(moment: number): string {
  const view = makeView(moment)
  const { stage } = view
  // All that is lit from behind shares one light, so that the lattices glow towards the gate.
  stage.defs.push(
    radial(`${stage.id}lit`, light.x, 430, 900, [
      [0, '#ffb54a'],
      [0.3, '#f0701d'],
      [0.62, '#a02b2a'],
      [1, '#3a1024'],
    ]),
  )
  const body =
    sky(view) +
    wings(view) +
    gate(view) +
    floor(view) +
    steps(view) +
    beams(view) +
    cloth(view) +
    crowd(view) +
    sparks(view) +
    quiet(view)
  return svg(1600, 900, body, stage.defs.join(''))
}
