import { tenth } from './path'
import { el } from './svg'

interface LatticeOptions {
  scale?: number
  width?: number
  opacity?: number
  x?: number
}

/** Indian lattices (jaali) and textiles, each the tile of a pattern. */
const tiles = {
  star8: {
    w: 40,
    h: 40,
    d: 'M20 3l5 5h7v7l5 5-5 5v7h-7l-5 5-5-5H8v-7l-5-5 5-5V8h7zM20 12l8 8-8 8-8-8zM0 20h3M37 20h3M20 0v3M20 37v3M0 0l8 8M40 0l-8 8M0 40l8-8M40 40l-8-8',
  },
  hex: {
    w: 36,
    h: 62.4,
    d: 'M18 0l18 10.4v20.8L18 41.6 0 31.2V10.4zM18 41.6v20.8M0 10.4L18 20.8 36 10.4M18 20.8v20.8M0 31.2v20.8L18 62.4 36 52V31.2M0 52l18-10.4L36 52',
  },
  diamond: { w: 28, h: 28, d: 'M14 0l14 14-14 14L0 14zM14 7l7 7-7 7-7-7z' },
  scale: {
    w: 32,
    h: 32,
    d: 'M0 16a16 16 0 0 1 32 0M-16 32a16 16 0 0 1 32 0M16 32a16 16 0 0 1 32 0M8 16a8 8 0 0 1 16 0M-8 32a8 8 0 0 1 16 0M24 32a8 8 0 0 1 16 0',
  },
  lehariya: { w: 32, h: 18, d: 'M0 4l16 8L32 4M0 13l16 8 16-8M0-5l16 8 16-8' },
  ogee: {
    w: 36,
    h: 48,
    d: 'M18 0c0 10 18 14 18 24S18 38 18 48C18 38 0 34 0 24S18 10 18 0zM18 12c0 6 9 7 9 12s-9 6-9 12c0-6-9-7-9-12s9-6 9-12z',
  },
  kolam: {
    w: 40,
    h: 40,
    d: 'M0 20q10-20 20 0t20 0M0 20q10 20 20 0t20 0M20 0q-20 10 0 20t0 20M20 0q20 10 0 20t0 20',
  },
  petal: {
    w: 44,
    h: 44,
    d: 'M22 22Q12 10 22 0 32 10 22 22 34 12 44 22 34 32 22 22 32 34 22 44 12 34 22 22 10 32 0 22 10 12 22 22M0 0l6 6M44 0l-6 6M0 44l6-6M44 44l-6-6',
  },
}

export type Lattice = keyof typeof tiles

export const lattices: readonly Lattice[] = ['star8', 'hex', 'diamond', 'scale', 'lehariya', 'ogee', 'kolam', 'petal']

/** A pattern of one lattice, drawn in lines of a colour. */
export function lattice(
  id: string,
  kind: Lattice,
  colour: string,
  { scale = 1, width = 1.4, opacity = 1, x = 0 }: LatticeOptions = {},
) {
  const { w, h, d } = tiles[kind]
  return el(
    'pattern',
    { id, width: w, height: h, patternUnits: 'userSpaceOnUse', patternTransform: `translate(${x} 0) scale(${scale})` },
    el('path', {
      d,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      opacity: opacity === 1 ? undefined : opacity,
    }),
  )
}

/** A cusped Mughal arch of many foils: its middle, apex, springing, feet and half width. */
export function cuspedArch(cx: number, apex: number, springing: number, feet: number, half: number, lobes = 4) {
  const left = Array.from({ length: lobes + 1 }, (_, i) => {
    if (i === lobes) return [cx, apex] as const
    const angle = Math.PI - (i / lobes) * (Math.PI / 2)
    return [cx + Math.cos(angle) * half, springing - Math.sin(angle) * (springing - apex) * 0.86] as const
  })
  const right = left.map(([x, y]) => [2 * cx - x, y] as const).reverse()
  let d = `M${cx - half} ${feet}V${springing}`
  for (const side of [left, right])
    for (const [i, [x, y]] of side.entries()) {
      const from = side[i - 1]
      if (!from) continue
      const r = tenth(Math.hypot(x - from[0], y - from[1]) * 0.56)
      d += `A${r} ${r} 0 0 1 ${tenth(x)} ${tenth(y)}`
    }
  return `${d}V${feet}Z`
}
