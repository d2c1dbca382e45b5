import { finish } from '../finish'
import { random } from '../random'
import { grain, type MoodName, type Stage, setStage } from '../scene/stage'
import { svg } from '../svg'
import { casters } from './casters'
import { chai } from './chai'
import { control } from './control'
import { diwali } from './diwali'
import { practice } from './practice'
import { roomHeight, roomShade, roomWidth } from './room'
import { strategy } from './strategy'

const rooms: Record<string, { draw: (c: Stage) => string; mood: MoodName }> = {
  practice: { draw: practice, mood: 'rani' },
  strategy: { draw: strategy, mood: 'storm' },
  diwali: { draw: diwali, mood: 'storm' },
  casters: { draw: casters, mood: 'teal' },
  control: { draw: control, mood: 'teal' },
  chai: { draw: chai, mood: 'dusk' },
}

/** Rooms where esports are made, 3:2, by id. */
export function drawGallery(): Map<string, string> {
  return new Map(Object.entries(rooms).map(([id, { draw, mood }]) => [id, room(id, draw, mood)]))
}

function room(id: string, draw: (c: Stage) => string, mood: MoodName) {
  const c = setStage(`room ${id}`, random(`room ${id}`), mood)
  const body = draw(c) + roomShade(c) + grain(c, roomWidth, roomHeight, 0.08)
  return finish(svg(roomWidth, roomHeight, body, c.defs.join('')), { scale: 1, tolerance: 0.6 })
}
