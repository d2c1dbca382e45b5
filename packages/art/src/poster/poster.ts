import { finish } from '../finish'
import { random } from '../random'
import { type Mood, type MoodName, type Stage, setStage } from '../scene/stage'
import { svg } from '../svg'

/** How one picture of a scene is made. */
export interface PosterDesign {
  draw: (c: Stage) => string
  mood: MoodName | Mood
  /** Seen in a mirror. */
  flipped?: true
}

/** A scene, 16:9, without a word in it. */
export function poster(name: string, { draw, mood, flipped }: PosterDesign): string {
  const c = setStage(name, random(name), mood)
  const body = draw(c)
  const placed = flipped ? `<g transform="matrix(-1 0 0 1 1600 0)">${body}</g>` : body
  return finish(svg(1600, 900, placed, c.defs.join('')), { scale: 1, tolerance: 0.8 })
}
