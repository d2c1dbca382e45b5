import { adjust, INK, mix, WHITE } from '../palette'
import type { Stage } from '../scene/stage'
import { type Attributes, filled, stroked } from '../svg'

type DrawHead = (h: string, k: string, c: string, a: Attributes) => string

/** Heads from behind, around 0,0: their outlines keep people apart. */
const backHeads = {
  crop: (h: string, k: string, _c: string, a: Attributes) =>
    filled('M-34 8Q-42-40 0-44T34 8Q30 30 18 40H-18Q-30 30-34 8z', h, a) +
    filled('M0-44Q42-40 34 8 30 30 18 40H6Q22 0 0-44z', k),
  bun: (h: string, k: string, _c: string, a: Attributes) =>
    filled('M-20-58a22 20 0 1 1 40 0 22 20 0 1 1-40 0', h, a) +
    filled('M-34 8Q-42-40 0-44T34 8Q30 34 16 42H-16Q-30 34-34 8z', h) +
    filled('M0-44Q42-40 34 8 30 34 16 42H6Q24 0 0-44zM4-76q18 4 16 18-2 14-16 16 10-16 0-34z', k),
  pony: (h: string, k: string, _c: string, a: Attributes) =>
    filled('M-34 8Q-42-40 0-44T34 8Q30 34 16 42H-16Q-30 34-34 8z', h, a) +
    filled('M-12-6h24l8 60-6 76-14 22-14-22-6-76z', h) +
    filled('M0-44Q42-40 34 8 30 34 20 40 20 0 0-44zM4-6h8l8 60-6 76-12 18 8-80z', k),
  turban: (_h: string, _k: string, c: string, a: Attributes) =>
    filled('M-40 14Q-56-40-10-62 40-66 46-14 44 10 36 24L20 36H-20z', c, a) +
    filled('M-40 4Q-10-10 30-54L44-34Q20 0-34 22zM-34 28Q10 22 46-14L42 10Q20 34-16 36z', adjust(c, { l: 0.74 })) +
    filled('M10-60Q46-54 46-14 40 16 20 36q10-44-10-96z', adjust(c, { dl: 0.08 }), { opacity: 0.7 }),
  cap: (h: string, _k: string, c: string, a: Attributes) =>
    filled('M-34 8Q-40-10-36-20H36Q40-10 34 8 30 30 18 40H-18Q-30 30-34 8z', h, a) +
    filled('M-38-6Q-44-48 0-50T38-6Q0-16-38-6z', c) +
    filled('M0-50Q44-48 38-6 24-10 10-12 14-34 0-50z', adjust(c, { dl: 0.08 })) +
    filled('M-14-12q14-14 28 0v4h-28z', INK),
  hijab: (_h: string, _k: string, c: string, a: Attributes) =>
    filled('M-40 46Q-50-46 0-52T40 46L62 84H-62z', c, a) +
    filled('M0-52Q50-46 40 46L62 84H20Q34 10 0-52z', adjust(c, { dl: 0.07 })) +
    filled('M-40 46Q0 70 40 46L48 62Q0 84-48 62z', adjust(c, { l: 0.75 })),
  curly: (h: string, k: string, _c: string, a: Attributes) =>
    filled(
      'M-30 34a18 18 0 0 1-14-28 20 20 0 0 1 4-32 20 20 0 0 1 24-22 20 20 0 0 1 32 0 20 20 0 0 1 24 22 20 20 0 0 1 4 32 18 18 0 0 1-14 28z',
      h,
      a,
    ) + filled('M4-48a20 20 0 0 1 12 0 20 20 0 0 1 24 22 20 20 0 0 1 4 32 18 18 0 0 1-14 28H14Q30-10 4-48z', k),
  long: (h: string, k: string, _c: string, a: Attributes) =>
    filled('M-38 70Q-50-44 0-48T38 70L20 84H-20z', h, a) + filled('M0-48Q50-44 38 70L22 84Q34 10 0-48z', k),
} satisfies Record<string, DrawHead>

interface Seated {
  x: number
  y: number
  k?: number
  head?: keyof typeof backHeads
  kit: string
  cloth?: string
  accent: string
  rim: string
  chair?: boolean
}

/** A player at a desk from behind, in a racing chair; the seat stands at y. */
export function backPlayer(
  c: Stage,
  { x, y, k = 1, head = 'crop', kit, cloth = '#b5471d', accent, rim, chair = true }: Seated,
) {
  const dk = c.m.dark,
    hk = mix('#1a1420', rim, 0.3),
    ol = { stroke: mix(rim, WHITE, 0.15), 'stroke-width': 3.5 },
    H = backHeads[head]('#1a1420', hk, cloth, ol),
    J = kit,
    ch = mix(dk, rim, 0.2)
  let s =
    filled('M-100-40Q-112-170-60-194L-18-208H18l42 14q52 24 40 154z', J, ol) +
    filled('M30-204l30 10q52 24 40 154H70q4-100-40-164z', mix(J, rim, 0.3)) +
    filled('M-92-96l-14 2q-2-30 4-52l16 8zM92-96l14 2q2-30-4-52l-16 8z', accent) +
    filled('M-60-190Q0-160 60-190l8 6Q0-146-68-184z', accent) +
    filled('M-15-236h30v38q-15 10-30 0z', adjust('#8a5a3a', { l: 0.6 }))
  s +=
    `<g transform="translate(0 -262)">${H}` +
    (chair
      ? stroked('M-38 6Q-44-50 0-54T38 6', dk, 9) +
        stroked('M-38-6Q-40-44 0-49', rim, 2) +
        filled('M-48-14h14v44h-14zM34-14h14v44h-14z', dk) +
        filled('M44-10h4v36h-4zM-48-10h4v36h-4z', accent)
      : '') +
    '</g>'
  if (chair)
    s +=
      filled('M-66 20L-78-100q-4-28 14-38l16-20q48-14 96 0l16 20q18 10 14 38L66 20z', ch, {
        stroke: mix(ch, rim, 0.35),
        'stroke-width': 3,
      }) +
      filled('M22-164q20 2 26 6l16 20q18 10 14 38L66 20H38z', mix(ch, rim, 0.18)) +
      filled('M-54 20L-60-90q0-22 14-28l8 138zM54 20l6-110q0-22-14-28l-8 138z', accent, { opacity: 0.9 }) +
      filled('M-28-134q28-8 56 0l-5 20q-23-6-46 0zM-24-70L0-52l24-18v14L0-38l-24-18z', dk)
  return `<g transform="translate(${x} ${y})scale(${k})">${s}</g>`
}
