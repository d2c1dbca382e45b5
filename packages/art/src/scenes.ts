import { manifest } from './manifest'
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
  hills: { draw: (c) => hills(c, 'peak'), mood: 'teal' },
  desert: { draw: (c) => desert(c, 'horse'), mood: 'dawn' },
  fort: { draw: (c) => fort(c, 'talwar'), mood: 'dusk' },
  coast: { draw: (c) => coast(c, 'wave'), mood: 'dusk' },
  river: { draw: (c) => river(c, 'diya'), mood: 'rani' },
  harbour: { draw: (c) => harbour(c, 'anchor'), mood: 'teal' },
  monsoon: { draw: (c) => monsoon(c, 'cloud'), mood: 'storm' },
  festival: { draw: (c) => festival(c, 'damru'), mood: 'storm' },
}

/** The scenes that tournaments name, by id. */
export function drawScenes(): Map<string, string> {
  const drawn = new Map<string, string>()
  for (const id of manifest.scenes) {
    const design = scenes[id]
    if (!design) throw new Error(`No scene "${id}" is designed`)
    drawn.set(id, poster(id, design))
  }
  return drawn
}
