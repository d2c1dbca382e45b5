import { difference, INK, MARIGOLD, mix, RANI, SAFFRON, TEAL, WHITE } from '../palette'
import { tenth } from '../path'
import { makeId, type Random } from '../random'
import { filled, linear, radial } from '../svg'

/** The light of a scene: its sky from zenith to horizon, sun, edge light, haze, near silhouettes, and one contrast. */
export interface Mood {
  sky: readonly [string, string, string, string, string]
  sun: string
  rim: string
  fog: string
  dark: string
  pop: string
}

export type MoodName = 'dusk' | 'teal' | 'rani' | 'storm' | 'dawn'

/** What all drawing functions of one scene share. */
export interface Stage {
  id: string
  dice: Random
  m: Mood
  defs: string[]
  /** A silhouette at a distance: 0 is the haze of the horizon, 1 is near. */
  depth(t: number): string
  /** The next number of an id in the file. */
  next: number
  /** Figures that are drawn already, and their ids. */
  figures: Map<string, string>
}

const moods: Record<MoodName, Mood> = {
  dusk: {
    sky: ['#120a24', '#3a1044', '#8e1d4c', '#ee5a1f', '#ffc057'],
    sun: '#ffe2a1',
    rim: '#ff9a3d',
    fog: '#c8433a',
    dark: '#0d0913',
    pop: TEAL,
  },
  teal: {
    sky: ['#04060e', '#06182c', '#06424f', '#06917f', '#8ff0d4'],
    sun: '#d8fff2',
    rim: '#2fe6c8',
    fog: '#0b7a75',
    dark: '#05070d',
    pop: SAFFRON,
  },
  rani: {
    sky: ['#0c0618', '#2c0a40', '#7a1160', '#ea2a76', '#ffb08c'],
    sun: '#ffe3d0',
    rim: '#ff5d98',
    fog: '#a31d68',
    dark: '#0c0611',
    pop: MARIGOLD,
  },
  storm: {
    sky: ['#070818', '#151a4e', '#3433a0', '#7d5be0', '#ffb676'],
    sun: '#ffe6bd',
    rim: '#a98bff',
    fog: '#4a3fae',
    dark: '#07070f',
    pop: MARIGOLD,
  },
  dawn: {
    sky: ['#14101f', '#3c1f3a', '#8f3a35', '#e58a2a', '#ffe0a0'],
    sun: '#fff1cc',
    rim: '#ffc15c',
    fog: '#b4613a',
    dark: '#0e0a0f',
    pop: TEAL,
  },
}

/** The stage of a scene in its mood. */
export function setStage(name: string, dice: Random, mood: MoodName | Mood): Stage {
  const m = typeof mood === 'string' ? moods[mood] : mood
  const depth = (t: number) => mix(mix(m.fog, m.sky[3], 0.15), m.dark, Math.min(1, t))
  return { id: makeId(`scene ${name}`), dice, m, defs: [], depth, next: 0, figures: new Map() }
}

/** A mood in one colour under a night of another, with the accent that stands out most. */
export function makeMood(colour: string, night = INK): Mood {
  const accents = [TEAL, MARIGOLD, SAFFRON, RANI]
  const [pop = TEAL] = accents.sort((a, b) => difference(b, colour) - difference(a, colour))
  const above = (part: number) => mix(mix(INK, night, 0.75), colour, part)
  return {
    sky: [mix(INK, above(0.08), 0.7), above(0.2), above(0.5), above(0.88), mix(colour, '#ffe7c0', 0.6)],
    sun: mix(colour, '#fff3dc', 0.78),
    rim: mix(colour, WHITE, 0.25),
    fog: above(0.6),
    dark: mix('#08070b', colour, 0.05),
    pop,
  }
}

/** A rectangle as path data. */
export const rect = (x: number, y: number, w: number, h: number) =>
  `M${tenth(x)} ${tenth(y)}h${tenth(w)}v${tenth(h)}h${tenth(-w)}z`

/** The sky down to a horizon. */
export function sky(c: Stage, horizon: number, offsets = [0, 0.32, 0.58, 0.84, 1]) {
  c.defs.push(
    linear(
      `${c.id}s`,
      0,
      0,
      0,
      horizon,
      c.m.sky.map((colour, i) => [offsets[i] ?? 1, colour] as const),
    ),
  )
  return filled(rect(0, 0, 1600, 900), `url(#${c.id}s)`)
}

/** Light around a point. */
export function glow(c: Stage, x: number, y: number, r: number, colour: string, opacity = 0.8, mid = 0.35) {
  const id = `${c.id}g${c.next++}`
  c.defs.push(
    radial(id, x, y, r, [
      [0, colour, opacity],
      [mid, colour, opacity * 0.42],
      [1, colour, 0],
    ]),
  )
  return filled(rect(x - r, y - r, 2 * r, 2 * r), `url(#${id})`, { style: 'mix-blend-mode:screen' })
}

/** Light around the sun. */
export const sunGlow = (c: Stage, x: number, y: number, k = 1) =>
  glow(c, x, y, 900 * k, c.m.sky[3], 0.5, 0.4) + glow(c, x, y, 430 * k, c.m.sky[4], 0.85, 0.4)

/** Film grain: one tile of turbulence, repeated, which costs one small raster instead of a filter over the picture. */
export function grain(c: Stage, w = 1600, h = 900, opacity = 0.09) {
  const id = `${c.id}n`
  c.defs.push(
    `<filter id="${id}f" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="1" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1.6 -.6"/></filter><pattern id="${id}" width="220" height="220" patternUnits="userSpaceOnUse"><rect width="220" height="220" filter="url(#${id}f)"/></pattern>`,
  )
  return `<rect width="${w}" height="${h}" fill="url(#${id})" opacity="${opacity}"/>`
}

/** The corners in shade. */
export function vignette(c: Stage, w = 1600, h = 900, opacity = 0.62, cx = w / 2, cy = h * 0.46) {
  c.defs.push(
    radial(`${c.id}v`, cx, cy, w * 0.66, [
      [0.45, c.m.dark, 0],
      [1, c.m.dark, opacity],
    ]),
  )
  return filled(rect(0, 0, w, h), `url(#${c.id}v)`)
}
