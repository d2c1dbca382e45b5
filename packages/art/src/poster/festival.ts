import type { MarkName } from '../crest/mark'
import { mix } from '../palette'
import { tenth } from '../path'
import { drawCrowd } from '../scene/crowd'
import { towers } from '../scene/land'
import { windowTile } from '../scene/lights'
import { glow, grain, rect, type Stage, vignette } from '../scene/stage'
import { filled, stroked } from '../svg'
import { embers, lamps, openSky, portal } from './land-parts'

/** A festival night: fireworks, lanterns on strings, a city on its roofs, and the stage in the middle. */
export function festival(c: Stage, mark: MarkName) {
  const { dice, m } = c
  let s = openSky(c, 700, 800, 560, 0)
  const bursts = [
    [250, 200, 150, m.pop],
    [560, 120, 100, m.sun],
    [1080, 150, 130, m.rim],
    [1370, 230, 160, m.sun],
    [1500, 90, 80, m.pop],
  ] as const
  for (const [x, y, r, colour] of bursts) s += glow(c, x, y, r * 1.6, colour, 0.5) + burst(x, y, r, colour)
  const houses = towers(dice, -10, 1610, 700, 110, 250, 70, 150).d
  s += filled(towers(dice, -10, 1610, 700, 150, 330, 40, 90).d, c.depth(0.15)) + filled(houses, c.depth(0.45))
  s += filled(houses, windowTile(c, 'w', m.sun, dice, { w: 100, h: 90, n: 14, ww: 6, wh: 8 }))
  s += portal(c, 800, 730, 1.15, mark)
  s += filled(rect(-10, 726, 1640, 190), c.depth(0.75))
  s += lamps(c, -20, 330, 640, 470, 120) + lamps(c, 1620, 330, 960, 470, 120) + lamps(c, -20, 500, 600, 600, 80)
  s += [120, 300, 470, 1130, 1310, 1480].map((x, i) => lantern(c, x, 420 + (i % 3) * 46, 0.8 + (i % 2) * 0.3)).join('')
  const row = drawCrowd(c, 'cr', { arms: 0.7, phones: 0.5 })
  s += row(770, 0.75, c.depth(0.92), m.sun) + row(830, 1.2, m.dark, m.pop, 0.4)
  return s + embers(c) + vignette(c, 1600, 900, 0.5) + grain(c)
}

/** A firework at its widest. */
function burst(x: number, y: number, r: number, colour: string) {
  const at = (angle: number, part: number) =>
    `${tenth(x + r * part * Math.cos(angle))} ${tenth(y + r * part * Math.sin(angle))}`
  const angles = Array.from({ length: 18 }, (_, i) => (i * Math.PI) / 9)
  const rays = angles.map((angle, i) => `M${at(angle, 0.25)}L${at(angle, i % 2 ? 0.75 : 1)}`)
  const tips = angles.map((angle, i) => {
    const [tip, s] = [at(angle, i % 2 ? 0.82 : 1.08), tenth(r * 0.03)]
    return `M${tip}l${s} ${s}-${s} ${s}-${s}-${s}z`
  })
  return (
    stroked(rays.join(''), colour, 3, { 'stroke-linecap': 'round' }) +
    filled(tips.join(''), mix(colour, '#ffffff', 0.5))
  )
}

/** A paper lantern (kandil) with its tails. */
function lantern(c: Stage, x: number, y: number, k: number) {
  const { m } = c
  return `<g transform="translate(${x} ${y})scale(${tenth(k)})">${glow(c, 0, 30, 90, m.sun, 0.6)}${stroked('M0-120V0', m.dark, 2.5)}${filled('M0 0l34 22v34L0 78-34 56V22z', m.rim)}${filled('M0 0l34 22v34L0 78z', mix(m.rim, m.sun, 0.5))}${filled('M0 14l18 14v22L0 64-18 50V28z', m.sun)}${filled('M-26 66l6 46 8-40zM-4 80l4 50 6-50zM16 74l8 40 4-48z', m.pop)}</g>`
}
