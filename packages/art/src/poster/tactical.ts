import { mix, WHITE } from '../palette'
import { tenth } from '../path'
import { lattice } from '../patterns'
import { limb, mass, rimFigure, taper } from '../scene/figures'
import { diamonds } from '../scene/land'
import { glow, grain, rect, type Stage, vignette } from '../scene/stage'
import { filled, linear, stroked } from '../svg'

/** An operator in a corridor. */
export function tactical(c: Stage) {
  const { dice: R, m } = c,
    vx = 700,
    vy = 430,
    F = 900,
    D = c.depth
  const pr = (x: number, y: number, z: number): [number, number] => [vx + (F * x) / z, vy + (F * y) / z]
  const seen = (x: number, y: number, z: number): string => pr(x, y, z).map(Math.round).join(' ')
  const q = (...corners: readonly (readonly [x: number, y: number, z: number])[]) =>
    `M${corners.map((corner) => seen(...corner)).join('L')}z`
  const XL = -3.4,
    XR = 4.2,
    YF = 2.1,
    YC = -2.5,
    ZE = 22
  const _wallL = mix(m.sky[1], m.sky[2], 0.45),
    _stone = mix(m.sky[1], m.dark, 0.35)
  c.defs.push(
    linear(`${c.id}f`, 0, vy + 60, 0, 900, [
      [0, mix(m.fog, m.sky[4], 0.25)],
      [0.25, mix(m.fog, m.dark, 0.45)],
      [1, m.dark],
    ]),
    linear(`${c.id}l`, vx - 130, 0, 0, 0, [
      [0, mix(m.fog, m.sky[4], 0.1)],
      [0.3, mix(m.fog, m.dark, 0.45)],
      [1, mix(m.sky[1], m.dark, 0.55)],
    ]),
    linear(`${c.id}r`, vx + 160, 0, 1600, 0, [
      [0, mix(m.fog, m.dark, 0.15)],
      [0.3, mix(m.sky[1], m.dark, 0.3)],
      [1, m.dark],
    ]),
    linear(`${c.id}c`, 0, vy - 90, 0, 0, [
      [0, mix(m.fog, m.dark, 0.3)],
      [0.4, mix(m.sky[1], m.dark, 0.5)],
      [1, m.dark],
    ]),
  )
  let s = filled(rect(0, 0, 1600, 900), m.dark)
  s +=
    filled(q([XL, YC, 1], [XR, YC, 1], [XR, YC, ZE], [XL, YC, ZE]), `url(#${c.id}c)`) +
    filled(q([XL, YF, 1], [XR, YF, 1], [XR, YF, ZE], [XL, YF, ZE]), `url(#${c.id}f)`) +
    filled(q([XL, YC, 1], [XL, YF, 1], [XL, YF, ZE], [XL, YC, ZE]), `url(#${c.id}l)`) +
    filled(q([XR, YC, 1], [XR, YF, 1], [XR, YF, ZE], [XR, YC, ZE]), `url(#${c.id}r)`)
  // floor slabs
  let fl = ''
  for (let z = 2.2; z < ZE; z *= 1.28) fl += `M${seen(XL, YF, z)}L${seen(XR, YF, z)}`
  for (let x = -2; x < 4; x += 1.25) fl += `M${seen(x, YF, 1.8)}L${seen(x, YF, ZE)}`
  s += stroked(fl, m.dark, 2, { opacity: 0.45 })
  // end wall and glowing cusped arch
  s += filled(q([XL, YC, ZE], [XR, YC, ZE], [XR, YF, ZE], [XL, YF, ZE]), mix(m.fog, m.dark, 0.25))
  const ax = vx + 18,
    ay = vy + (F * YF) / ZE,
    aw = 62,
    ah = 150,
    arch = (k: number, w = aw * k, h = ah * k) =>
      `M${tenth(ax - w)} ${tenth(ay)}v${tenth(-h * 0.55)}q0${tenth(-h * 0.14)} ${tenth(w * 0.3)}${tenth(-h * 0.16)}q${tenth(w * 0.08)}${tenth(-h * 0.16)} ${tenth(w * 0.36)}${tenth(-h * 0.16)}q${tenth(w * 0.26)} 0 ${tenth(w * 0.34)}${tenth(-h * 0.13)}q${tenth(w * 0.08)} ${tenth(h * 0.13)} ${tenth(w * 0.34)} ${tenth(h * 0.13)}q${tenth(w * 0.28)} 0 ${tenth(w * 0.36)} ${tenth(h * 0.16)}q${tenth(w * 0.3)} ${tenth(h * 0.02)} ${tenth(w * 0.3)} ${tenth(h * 0.16)}V${tenth(ay)}z`
  s +=
    filled(arch(1.16), mix(m.fog, m.dark, 0.5)) +
    filled(arch(1), m.sun) +
    glow(c, ax, ay - 60, 520, m.sky[4], 0.9, 0.3) +
    glow(c, ax, ay - 60, 190, m.sun, 0.9, 0.5)
  s += filled(q([-1.6, YF, ZE], [1.9, YF, ZE], [1.6, YF, 2.3], [-2.5, YF, 2.3]), `url(#${c.id}k)`)
  c.defs.push(
    linear(`${c.id}k`, 0, ay, 0, 900, [
      [0, m.sun, 0.85],
      [0.3, m.sky[4], 0.3],
      [1, m.sky[4], 0],
    ]),
  )
  // ceiling ribs and cables
  for (const z of [16, 11.5, 8.2, 5.8, 4.1, 2.9])
    s += filled(
      q([XL, YC, z], [XR, YC, z], [XR, YC, z * 1.07], [XL, YC, z * 1.07]) +
        q([XL, YC, z], [XR, YC, z], [XR, YC + 0.28, z], [XL, YC + 0.28, z]),
      mix(m.dark, m.fog, Math.min(0.4, z / 40)),
    )
  // left wall: arched jaali windows with shafts of light
  const zs = [
    [3.1, 4.6],
    [5.6, 7.6],
    [9, 11.6],
    [13.4, 16.6],
  ] as const
  c.defs.push(
    lattice(`${c.id}j`, R.pick(['star8', 'hex', 'ogee']), mix(m.dark, m.sky[2], 0.3), { scale: 0.62, width: 3.6 }),
    lattice(`${c.id}i`, 'diamond', mix(m.dark, m.sky[2], 0.3), { scale: 0.4, width: 4 }),
    linear(`${c.id}b`, 0, 150, 900, 900, [
      [0, m.sun, 0.55],
      [0.6, m.sky[4], 0.18],
      [1, m.sky[4], 0],
    ]),
  )
  zs.forEach(([a, b], i) => {
    const mid = (a + b) / 2,
      w = (t: number) => a + (b - a) * t,
      ap = [
        [0, 0.7],
        [0, -0.6],
        [0.06, -0.95],
        [0.16, -1.15],
        [0.22, -1.42],
        [0.36, -1.55],
        [0.44, -1.72],
        [0.5, -1.95],
        [0.56, -1.72],
        [0.64, -1.55],
        [0.78, -1.42],
        [0.84, -1.15],
        [0.94, -0.95],
        [1, -0.6],
        [1, 0.7],
      ] as const
    const W = (k: number) => q(...ap.map(([t, y]) => [XL, (y + 0.4) * k - 0.4, mid + (w(t) - mid) * k] as const))
    s +=
      filled(W(1.13), mix(m.dark, m.fog, 0.28 + i * 0.08)) +
      filled(W(1), m.sun) +
      filled(W(1), `url(#${c.id}${i < 2 ? 'j' : 'i'})`)
    s += filled(
      q([XL, 0.7, a * 1.02], [XL, 0.75, b], [XL + 0.25, 0.75, b], [XL + 0.25, 0.72, a * 1.02]),
      mix(m.rim, m.dark, 0.25),
    )
    s +=
      filled(
        q([XL, -1.7, mid], [XL, 0.5, a], [0.2, YF, a * 0.8], [1.9, YF, b * 0.86], [XL, -0.6, b]),
        `url(#${c.id}b)`,
        {
          style: 'mix-blend-mode:screen',
          opacity: tenth(0.95 - i * 0.17),
        },
      ) +
      filled(q([-1.1, YF, a * 0.86], [0.9, YF, a * 0.86], [1.3, YF, b * 0.92], [-0.8, YF, b * 0.92]), m.sun, {
        opacity: 0.26,
      })
  })
  // pillars on the left
  for (const z of [12.5, 8.3, 5.1])
    s +=
      filled(q([XL, YC, z], [XL + 0.3, YC, z], [XL + 0.3, YF, z], [XL, YF, z]), mix(m.dark, m.fog, 0.3)) +
      filled(q([XL, YC, z], [XL, YC, z * 1.06], [XL, YF, z * 1.06], [XL, YF, z]), mix(m.dark, m.fog, 0.12)) +
      filled(q([XL + 0.27, YC, z], [XL + 0.34, YC, z], [XL + 0.34, YF, z], [XL + 0.27, YF, z]), m.rim, { opacity: 0.6 })
  // right wall: niches, neon strip, cables
  for (const [a, b] of [
    [4.2, 5.6],
    [7, 9],
    [11.4, 14],
  ] as const)
    s +=
      filled(
        q([XR, -1.5, a], [XR, -1.9, (a + b) / 2], [XR, -1.5, b], [XR, YF, b], [XR, YF, a]),
        mix(m.dark, m.sky[1], 0.3),
      ) +
      stroked(`M${seen(XR, -1.5, a)}L${seen(XR, -1.9, (a + b) / 2)} ${seen(XR, -1.5, b)}`, m.fog, 3, {
        opacity: a < 5 ? 0 : 0.7,
      })
  s +=
    filled(q([XR, -0.42, 2.6], [XR, -0.34, 2.6], [XR, -0.34, 18], [XR, -0.42, 18]), m.pop) +
    filled(q([XR, -0.9, 2.6], [XR, 0.14, 2.6], [XR, -0.2, 18], [XR, -0.56, 18]), m.pop, { opacity: 0.05 })
  // crates
  const box = (x: number, z: number, w: number, h: number, d: number, col: string) =>
    filled(q([x, YF - h, z], [x + w, YF - h, z], [x + w, YF, z], [x, YF, z]), mix(col, m.dark, 0.45)) +
    filled(q([x, YF - h, z], [x, YF - h, z + d], [x, YF, z + d], [x, YF, z]), mix(col, m.rim, 0.25)) +
    filled(q([x, YF - h, z], [x + w, YF - h, z], [x + w, YF - h, z + d], [x, YF - h, z + d]), mix(col, m.sun, 0.35)) +
    stroked(
      q([x + 0.1, YF - h + 0.1, z], [x + w - 0.1, YF - h + 0.1, z], [x + w - 0.1, YF - 0.1, z], [x + 0.1, YF - 0.1, z]),
      mix(col, m.dark, 0.75),
      3,
    ) +
    filled(
      q(
        [x + w * 0.25, YF - h * 0.7, z],
        [x + w * 0.5, YF - h * 0.45, z],
        [x + w * 0.75, YF - h * 0.7, z],
        [x + w * 0.75, YF - h * 0.52, z],
        [x + w * 0.5, YF - h * 0.27, z],
        [x + w * 0.25, YF - h * 0.52, z],
      ),
      m.pop,
      { opacity: 0.75 },
    )
  s +=
    box(2.3, 10, 1.2, 1, 1.2, D(0.45)) +
    box(1.9, 7.2, 1.3, 1.15, 1.3, D(0.5)) +
    box(2.15, 7.3, 0.8, 2, 1, D(0.52)) +
    box(-2.7, 8.6, 1.1, 0.9, 1.1, D(0.5))
  // distant figure, backlit with a long shadow
  const sx = ax + 6,
    fy = ay + 22
  s +=
    filled(`M${sx - 12} ${fy}L${sx - 90} 900H${sx + 150}L${sx + 14} ${fy}z`, m.dark, { opacity: 0.34 }) +
    filled(
      `M${sx - 8} ${fy - 92}q8-11 16 0l2 12 13 7 4 28 16 4v5l-22 0-4 10 3 26 3 30h-11l-5-34-5 34h-11l2-32-1-28-6-18 0-22 8-8z`,
      m.dark,
    )
  // crouched team-mate by the left crate, lead operator in the foreground
  const op =
    mass('M-34-4L-50-118-30-192 18-200 54-152 50-60 44 4z') +
    mass('M-42-250q-4-50 38-58 42 0 46 44l2 26-26 30-12 18-26 2-16-18z') +
    mass('M46-186l42 12 6 108-44 14z') +
    mass(
      taper([
        [8, -168, 42],
        [-72, -112, 30],
        [-136, -176, 20],
        [-146, -186, 20],
      ]) +
        taper([
          [26, -166, 40],
          [28, -106, 32],
          [-40, -152, 22],
        ]),
    ) +
    mass('M14-206H-58v-8h-54l-8 10-70 4v4h-66v7h66l74 5 46 2-8 40h24l10-36 44 4z') +
    mass('M-48-218h-52v-12h10l4-6h26l4 6h8z') +
    mass(
      taper([
        [-6, -14, 62],
        [-50, 110, 54],
        [-44, 220, 38],
        [-36, 330, 34],
      ]) +
        taper([
          [26, -14, 62],
          [66, 110, 54],
          [86, 220, 38],
          [104, 330, 34],
        ]),
    )
  s +=
    `<g transform="translate(${tenth(pr(-1.9, 0, 7)[0])} ${tenth(pr(0, YF, 7)[1] - 52)})scale(-.44 .44)">` +
    rimFigure(
      c,
      mass('M-34-4L-50-118-30-192 18-200 54-152 50-60 44 4z') +
        mass('M-42-250q-4-50 38-58 42 0 46 44l2 26-26 30-12 18-26 2-16-18z') +
        limb('M4-168L-74-112-138-176', 30) +
        mass('M14-206H-58v-8h-54l-8 10-70 4v4h-66v7h66l74 5 46 2-8 40h24l10-36 44 4z') +
        limb('M-8 0L-84 40-78 118', 44) +
        limb('M24 0L30 104 110 112', 44),
      mix(m.dark, m.fog, 0.12),
      m.sky[4],
      -9,
      -3,
    ) +
    '</g>'
  s +=
    `<g transform="translate(1240 600)scale(1.5)">` +
    rimFigure(c, op, mix(m.dark, m.sky[1], 0.12), m.sky[4], -5, -1.5) +
    filled('M-38-262q2-34 34-40 36 0 40 34z', mix(m.dark, m.fog, 0.25)) +
    filled('M-42-250l-4 22 34 4 8-24z', m.pop) +
    filled('M-40-236l-3 10 26 2z', WHITE, { opacity: 0.7 }) +
    filled('M52-176l34 10 4 30-38-6z', m.pop, { opacity: 0.85 }) +
    filled('M-30-150l40-6 0 8-40 7zM-34-120l44-6v8l-43 7z', mix(m.dark, m.fog, 0.5)) +
    filled('M-16-184l26-8 6 30-26 8z', m.rim, { opacity: 0.5 }) +
    filled('M14-206H-58v-4h54z', m.sky[4], { opacity: 0.6 }) +
    '</g>'
  s += filled(diamonds(R, 40, 120, 120, 1300, 860, 1, 3), m.sun, { opacity: 0.75 })
  return s + vignette(c, 1600, 900, 0.6, 760, 430) + grain(c)
}
