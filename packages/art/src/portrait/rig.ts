import { adjust, INK, mix, oklch, tint, toLch } from '../palette'
import type { Lattice } from '../patterns'
import type { HeadWarps } from './head-warps'
import type { Pose } from './poses'

/** Every colour of one portrait. */
interface Ramps {
  key: string
  rim: string
  keyLight: string
  rimLight: string
  skin: Record<'lit' | 'light' | 'mid' | 'shadow' | 'deep' | 'line' | 'eye' | 'lip' | 'lipUpper' | 'lipDark', string>
  hair: Record<'base' | 'dark' | 'mid' | 'light' | 'key', string>
}

/** What all drawing functions of one portrait share. */
export interface Sitter extends HeadWarps {
  id: string
  /** The next number of an id in the file. */
  next: number
  defs: string[]
  figure: 'f' | 'm'
  flip: boolean
  p: Ramps
  pose: Pose
  /** What rims are painted with: fades towards the lit side. */
  rim: string
  ground: string
  lattice: Lattice
  cloth: string
  jacketCloth: string
  /** Under a jacket without a number, and what is embroidered or piped on it. */
  shirtCloth: string
  clothAccent: string
  kit: string
  kitAccent: string
  kitStyle: KitStyle
  kitLattice: Lattice | null
  collar: Collar
  number: string
  bulk: number
  armsCrossed: boolean
  /** Under long hair or cloth the neck has no rim. */
  neckInShade: boolean
  earHidden: boolean
}

export type KitStyle = 'chevrons' | 'triple' | 'yoke' | 'sash' | 'split' | 'placket' | 'shards' | 'wave' | 'plain'

export type Collar = 'v' | 'stand' | 'crew' | 'none'

interface RimOptions {
  dx?: number
  dy?: number
  rim?: string
}

/** The colours of a face between two lights: skin is brown pulled to the key light, its shadows swing to the rim, never to grey. */
export function ramps(key: string, rim: string, skinBase: string, hairBase: string): Ramps {
  const keyHue = toLch(key)[2]
  const warm = keyHue < 120 || keyHue > 340
  const base = mix(skinBase, key, warm ? 0.18 : 0.05)
  const [lightness, , hue] = toLch(base)
  const turn = shadowTurn(hue, toLch(rim)[2])
  const shadow = (l: number, chroma: number, part: number) => oklch(lightness * l, chroma, hue + turn * part)
  const skin = {
    lit: mix(tint(adjust(base, { dl: 0.1, c: 1.02 }), 0.14), key, warm ? 0.06 : 0.22),
    light: mix(adjust(base, { dl: 0.03 }), key, warm ? 0.04 : 0.1),
    mid: shadow(0.84, 0.1, 0.35),
    shadow: shadow(0.59, 0.088, 0.75),
    deep: shadow(0.45, 0.072, 1),
    line: shadow(0.27, 0.04, 1.1),
  }
  return {
    key,
    rim,
    keyLight: tint(key, 0.45),
    rimLight: tint(rim, 0.35),
    skin: {
      ...skin,
      eye: mix(skin.shadow, skin.mid, 0.7),
      lip: mix(skin.mid, '#b3324a', 0.62),
      lipUpper: mix(skin.shadow, '#8a1a38', 0.55),
      lipDark: mix(skin.shadow, '#5a1020', 0.3),
    },
    hair: {
      base: mix(hairBase, mix(INK, rim, 0.12), 0.35),
      dark: mix(hairBase, INK, 0.75),
      mid: mix(hairBase, key, 0.22),
      light: mix(hairBase, key, 0.48),
      key: mix(hairBase, key, 0.72),
    },
  }
}

/** A shape with a hard rim of light: flooded with the rim's colour, then painted again, moved away from the light, inside itself. */
export function rimmed(
  c: Sitter,
  d: string,
  base: string,
  inner = '',
  { dx = 4.5, dy = 2, rim = c.rim }: RimOptions = {},
) {
  const { open, use } = clip(c, d, base)
  const under = rim.startsWith('url') ? use : ''
  return `${open}${under}<path d="M0-60h400v620H0z" fill="${rim}"/><g transform="translate(${dx} ${dy})">${use}${inner}</g></g>`
}

/** A shape that keeps what is painted on it inside. */
export function clipped(c: Sitter, d: string, base: string, inner: string) {
  const { open, use } = clip(c, d, base)
  return `${open}${use}${inner}</g>`
}

function clip(c: Sitter, d: string, base: string) {
  const n = c.next++
  const open = `<clipPath id="${c.id}c${n}"><path id="${c.id}p${n}" d="${d}"/></clipPath><g clip-path="url(#${c.id}c${n})">`
  return { open, use: `<use href="#${c.id}p${n}" fill="${base}"/>` }
}

/** Degrees that shadows turn: half way to the rim, but warm skin always to plum. */
function shadowTurn(hue: number, rimHue: number) {
  if (hue > 0 && hue < 110) return -Math.min(45, hue * 0.6)
  const apart = ((rimHue - hue + 540) % 360) - 180
  return Math.abs(apart) > 120 ? -40 : Math.max(-50, Math.min(50, apart * 0.5))
}
