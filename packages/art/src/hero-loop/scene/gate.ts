import { mix } from '../../palette'
import { polygon, tenth } from '../../path'
import { chhatri, dome, shikhara } from '../../scene/architecture'
import { glow, rect } from '../../scene/stage'
import { el, filled, linear, stroked } from '../../svg'
import { swing } from '../loop'
import { apothem, gateWall, side } from './octagon'
import { arch, battlements, jaali, metre, panel } from './shapes'
import { light, type Surface, type View } from './view'

const middle = side / 2
const top = 6.05
const opening = { middle, half: 2.72, sill: 0, springing: 2.5, apex: 5.15, foils: 4 }

/** The gate in the wall opposite, and the evening behind it. The steps before it stand on the floor, so they are drawn after that. */
export function gate(view: View): string {
  const { stage } = view
  const wall = gateWall(view)
  const hole = polygon(arch(wall, opening))
  stage.defs.push(el('clipPath', { id: `${stage.id}gate` }, el('path', { d: hole })))
  return el('g', { 'clip-path': `url(#${stage.id}gate)` }, evening(view)) + masonry(view, wall, hole)
}

function evening(view: View) {
  const { stage, moment } = view
  const { m } = stage
  const { x, y } = light
  stage.defs.push(
    linear(`${stage.id}e`, 0, 150, 0, 620, [
      [0, mix(m.sky[0], m.sky[1], 0.7)],
      [0.42, m.sky[2]],
      [0.8, m.sky[3]],
      [1, mix(m.sky[3], m.sky[4], 0.55)],
    ]),
    linear(`${stage.id}o`, x + 125, y - 100, x - 110, y + 120, [
      [0, '#ffbe52'],
      [0.34, '#f98526'],
      [0.62, '#e0551f'],
      [1, '#b52d22'],
    ]),
  )
  const spokes = 22
  const turn = moment / spokes
  const rays = Array.from({ length: spokes }, (_, i) => {
    const [a, b] = [i, i + 0.5].map((n) => (n / spokes + turn) * 2 * Math.PI)
    const end = (angle = 0) => `${tenth(x + 620 * Math.cos(angle))} ${tenth(y + 620 * Math.sin(angle))}`
    return `M${x} ${y}L${end(a)}L${end(b)}z`
  }).join('')
  return (
    filled(rect(740, 100, 640, 560), `url(#${stage.id}e)`) +
    filled(rays, m.sky[3], { opacity: 0.3 }) +
    glow(stage, x, y, 330, m.sky[4], 0.4, 0.5) +
    [252, 204].map((r) => el('circle', { cx: x, cy: y, r, fill: m.sky[4], opacity: 0.14 })).join('') +
    el('circle', { cx: x, cy: y, r: 156, fill: `url(#${stage.id}o)` }) +
    clouds(view) +
    birds(view) +
    city(view)
  )
}

/** Bands of cloud before the sun, each drifting to and fro. */
function clouds({ moment, stage: { m } }: View) {
  const bands = [
    { x: 940, y: 462, w: 250, h: 9, phase: 0 },
    { x: 1120, y: 490, w: 300, h: 13, phase: 0.3 },
    { x: 990, y: 514, w: 380, h: 12, phase: 0.6 },
    { x: 1190, y: 338, w: 210, h: 8, phase: 0.8 },
    { x: 900, y: 300, w: 190, h: 7, phase: 0.1 },
  ]
  return bands
    .map(({ x, y, w, h, phase }) => {
      const left = x - w / 2 + 16 * swing(moment, 1, phase)
      return filled(
        `M${tenth(left)} ${y}l${tenth(w * 0.2)} ${-h / 2} ${tenth(w * 0.22)} ${h * 0.1} ${tenth(w * 0.16)} ${-h * 0.4} ${tenth(w * 0.42)} ${h * 0.8} ${tenth(-w * 0.3)} ${h * 0.5} ${tenth(-w * 0.24)} ${-h * 0.1} ${tenth(-w * 0.2)} ${h * 0.2}z`,
        y > 400 ? mix(m.sky[2], m.sky[3], 0.35) : m.sky[2],
      )
    })
    .join('')
}

/** A flight of birds that crosses the gate once in a loop. */
function birds({ moment, stage: { m } }: View) {
  const flock = [
    [0, 0],
    [26, 11],
    [30, -12],
    [56, 24],
    [62, -20],
    [92, 4],
  ] as const
  return filled(
    flock
      .map(([dx, dy], i) => {
        const x = 1340 + dx - 690 * moment
        const y = 300 + dy - 46 * moment + 4 * swing(moment, 2, i * 0.3)
        const flap = 4 * swing(moment, 4, i * 0.37)
        return `M${tenth(x - 9)} ${tenth(y - 3 - flap)}L${tenth(x)} ${tenth(y)}L${tenth(x + 9)} ${tenth(y - 3 - flap)}L${tenth(x)} ${tenth(y + 2.6)}z`
      })
      .join(''),
    mix(m.sky[1], m.dark, 0.4),
  )
}

/** The city on the other side. */
function city({ stage: { m } }: View) {
  const far = mix(m.sky[2], m.sky[3], 0.28)
  const near = mix(m.sky[1], m.sky[2], 0.35)
  return (
    filled(
      `M780 620V548H850V536H896V548H960V540H1010V552H1090V538H1140V550H1204V540H1340V620z${shikhara(872, 540, 44, 92)}${dome(1172, 540, 64)}${shikhara(1240, 544, 36, 76)}${dome(985, 544, 40)}`,
      far,
    ) +
    filled(
      `M780 620V582H838V572H905V584H990V576H1120V584H1196V574H1272V586H1340V620z${chhatri(838, 574, 0.9)}${chhatri(1244, 578, 0.8)}${dome(1070, 578, 88)}${chhatri(1010, 578, 0.55)}${chhatri(1130, 578, 0.55)}`,
      near,
    )
  )
}

function masonry(view: View, wall: Surface, hole: string) {
  const { stage } = view
  const { m } = stage
  const unit = metre(wall, 0, 0)
  const stone = '#2a0f1a'
  const lit = '#4a1a1c'
  const outer = arch(wall, { ...opening, half: opening.half + 0.2, apex: opening.apex + 0.26 })
  const face = polygon(panel(wall, 0, 0, side, top))
  const frame = [0.34, side - 0.34] as const
  const spandrel = polygon(panel(wall, 0.98, 2.4, side - 0.98, 5.4))
  const around = polygon(panel(wall, 0.98, 0, side - 0.98, 5.4))
  stage.defs.push(
    linear(`${stage.id}w`, ...ends(wall(0, 0), wall(side, 0)), [
      [0, mix(stone, m.dark, 0.25)],
      [0.5, stone],
      [1, mix(stone, lit, 0.45)],
    ]),
    el('clipPath', { id: `${stage.id}sp` }, el('path', { d: around + hole, 'clip-rule': 'evenodd' })),
  )
  const lattice = stroked(jaali(wall, 0.98, 2.4, side - 0.98, 5.4, (side - 1.96) / 12), stone, 0.055 * unit)
  const bands = [5.6, 5.82]
    .map((up) => filled(polygon(panel(wall, frame[0], up, frame[1], up + 0.06)), up > 5.7 ? m.rim : lit))
    .join('')
  return (
    filled(turret(wall, 0.3) + turret(wall, side - 0.3), mix(stone, m.dark, 0.2)) +
    filled(battlements(wall, 0, side, top - 0.02, 0.36), mix(stone, m.dark, 0.3)) +
    filled(face + hole, `url(#${stage.id}w)`, { 'fill-rule': 'evenodd' }) +
    el(
      'g',
      { 'clip-path': `url(#${stage.id}sp)` },
      filled(spandrel, `url(#${stage.id}lit)`, { opacity: 0.85 }) + lattice,
    ) +
    filled(polygon(outer) + hole, lit, { 'fill-rule': 'evenodd' }) +
    bands +
    [frame[0], frame[1] - 0.06]
      .map((left) => filled(polygon(panel(wall, left, 0, left + 0.06, 5.88)), m.rim, { opacity: 0.75 }))
      .join('') +
    stroked(polygon(arch(wall, opening)), '#ffcf7d', 3.2, { 'stroke-linejoin': 'miter' })
  )
}

function turret(wall: Surface, along: number) {
  const [x, y] = wall(along, top + 0.1)
  return chhatri(Number(tenth(x)), Number(tenth(y)), 0.9)
}

/** Two steps up to the gate. */
export function steps({ at, stage }: View) {
  return [
    { z: apothem - 0.35, height: 0.3, half: 3.05 },
    { z: apothem - 0.75, height: 0.15, half: 3.35 },
  ]
    .map(({ z, height, half }) => {
      const tread = polygon([
        at(-half, height, apothem),
        at(half, height, apothem),
        at(half, height, z),
        at(-half, height, z),
      ])
      const riser = polygon([at(-half, height, z), at(half, height, z), at(half, 0, z), at(-half, 0, z)])
      return (
        filled(tread, '#e8833a') +
        filled(riser, '#5a1c1e') +
        stroked(polygon([at(-half, height, z), at(half, height, z)]), stage.m.sky[4], 2)
      )
    })
    .join('')
}

const ends = (from: readonly [number, number, boolean?], to: readonly [number, number, boolean?]) =>
  [from[0], from[1], to[0], to[1]] as const
