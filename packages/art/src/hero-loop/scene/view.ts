import type { Point } from '../../path'
import { random } from '../../random'
import { type Stage, setStage } from '../../scene/stage'
import { swing } from '../loop'

/** A place on a wall: metres along it and above the floor. */
export type Surface = (along: number, up: number) => Point

/** One moment of the arena, as the camera sees it. */
export interface View {
  /** 0 up to 1. */
  moment: number
  stage: Stage
  /** How far the camera stands aside, in metres. */
  aside: number
  /** Where a place of the arena (metres; the middle of the floor is 0 0 0) lies in the picture of 1600×900. */
  at(x: number, y: number, z: number): Point
}

/** The middle of the gate in the picture: where the light comes from, clear of the headline. */
export const light = { x: 1056, y: 404 }

const horizon = 440
const focus = 1606
const eye = { height: 2, distance: 9 }
/** How far the camera moves to either side, in metres. */
const sway = 0.16

/** The view of a moment: the camera moves from side to side once in a loop. */
export function makeView(moment: number): View {
  // At its turning point where the loop closes: there it moves least.
  const aside = sway * swing(moment, 1, 0.75)
  return {
    moment,
    aside,
    stage: setStage('hero-loop', random('hero-loop'), 'dusk'),
    at: (x, y, z) => {
      const scale = focus / (z + eye.distance)
      return [light.x + (x - aside) * scale, horizon - (y - eye.height) * scale]
    },
  }
}
