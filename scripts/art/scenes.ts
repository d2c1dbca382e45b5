import { arena } from './poster/arena'
import { drop } from './poster/drop'
import { festival } from './poster/festival'
import { lan } from './poster/lan'
import { desert, fort, hills } from './poster/land-dry'
import { coast, harbour, monsoon, river } from './poster/land-wet'
import { mobile } from './poster/mobile'
import { type PosterDesign, poster } from './poster/poster'
import { skyline } from './poster/skyline'
import { stadium } from './poster/stadium'
import { tactical } from './poster/tactical'

/** The scenes that tournaments name. */
const scenes: Record<string, PosterDesign> = {
  island: { draw: drop, mood: 'dusk' },
  corridor: { draw: tactical, mood: 'teal' },
  monsters: { draw: arena, mood: 'storm' },
  championship: { draw: (c) => stadium(c, 'trophy'), mood: 'storm' },
  arena: { draw: (c) => stadium(c, 'talwar'), mood: 'dusk' },
  stadium: { draw: (c) => stadium(c, 'lion'), mood: 'rani', flipped: true },
  stage: { draw: lan, mood: 'rani', flipped: true },
  lan: { draw: lan, mood: 'teal' },
  mobile: { draw: mobile, mood: 'dusk' },
  skyline: { draw: (c) => skyline(c, 'gateway'), mood: 'rani' },
  city: { draw: (c) => skyline(c, 'minarets'), mood: 'dawn', flipped: true },
  hills: { draw: hills, mood: 'teal' },
  desert: { draw: desert, mood: 'dawn' },
  fort: { draw: fort, mood: 'dusk' },
  coast: { draw: coast, mood: 'dusk' },
  river: { draw: river, mood: 'rani' },
  harbour: { draw: harbour, mood: 'teal' },
  monsoon: { draw: monsoon, mood: 'storm' },
  festival: { draw: festival, mood: 'storm' },
}

/** The scenes of the given ids. */
export function drawScenes(ids: Iterable<string>): Map<string, string> {
  const drawn = new Map<string, string>()
  for (const id of ids) {
    const design = scenes[id]
    if (!design) throw new Error(`A tournament names the scene "${id}", which nobody draws`)
    drawn.set(id, poster(id, design))
  }
  return drawn
}
