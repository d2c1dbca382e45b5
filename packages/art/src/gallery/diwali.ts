import { MARIGOLD, mix, SAFFRON, WHITE } from '../palette'
import { tenth } from '../path'
import { diamonds, towers } from '../scene/land'
import { windowTile } from '../scene/lights'
import { glow, rect, type Stage } from '../scene/stage'
import { el, filled } from '../svg'
import { grad, roomHeight, roomWidth } from './room'
import { stander } from './standing'

/** The office at Diwali. */
export function diwali(c: Stage) {
  const { dice: R, m } = c
  let s = filled(
    rect(0, 0, roomWidth, roomHeight),
    grad(
      c,
      0,
      520,
      m.sky.map((k, i) => [i * 0.25, k]),
    ),
  )
  const fw = (x: number, y: number, r: number, col: string, n = 14) => {
    let d = ''
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283,
        q = (t: number, da = 0) => `${tenth(x + r * t * Math.cos(a + da))} ${tenth(y + r * t * Math.sin(a + da))}`
      d += `M${q(0.22)}L${q(0.8, -0.03)} ${q(1)} ${q(0.8, 0.03)}z`
    }
    return filled(d, col) + glow(c, x, y, r * 1.5, col, 0.45)
  }
  s +=
    fw(250, 130, 96, m.rim) + fw(930, 110, 120, m.sun, 18) + fw(620, 80, 60, m.pop, 12) + fw(1110, 240, 56, m.pop, 10)
  const t = towers(R, -10, 1210, 500, 60, 190, 34, 76)
  s +=
    filled(t.d, c.depth(0.25)) +
    filled(t.d, windowTile(c, 'w', m.sun, R, { w: 67, h: 71, n: 13, ww: 3, wh: 4, op: 0.75 }))
  const wall = mix(m.dark, m.fog, 0.32)
  s +=
    filled(rect(0, 470, roomWidth, 50), wall) +
    filled(rect(0, 462, roomWidth, 10), mix(wall, m.rim, 0.4)) +
    filled(Array.from({ length: 15 }, (_, i) => `M${18 + i * 82} 512v-20q14-16 28 0v20z`).join(''), m.sky[3], {
      opacity: 0.7,
    })
  s +=
    filled('M0 0H120V520H0zM1080 0h120V520h-120z', mix(m.dark, m.sky[1], 0.35)) +
    filled('M104 0h16v520h-16zM1080 0h8v520h-8z', m.rim, { opacity: 0.7 })
  const garl = (x0: number, x1: number, sag: number, y: number) => {
    let d1 = '',
      d2 = ''
    for (let i = 0; i <= 16; i++) {
      const u = i / 16,
        x = x0 + (x1 - x0) * u,
        yy = y + sag * 4 * u * (1 - u)
      const p = `M${tenth(x - 13)} ${tenth(yy)}a13 13 0 1 0 26 0 13 13 0 1 0-26 0`
      if (i % 2) d1 += p
      else d2 += p
    }
    return filled(d1, SAFFRON) + filled(d2, MARIGOLD)
  }
  s +=
    garl(120, 460, 90, 30) +
    garl(460, 780, 90, 30) +
    garl(780, 1080, 90, 30) +
    [460, 780]
      .map(
        (x) =>
          garl(x, x, 0, 30) +
          filled(`M${x - 3} 40h6v86h-6z`, '#2d7a4a') +
          [60, 88, 116]
            .map((y, i) => el('circle', { cx: x, cy: y, r: 13 - i * 2, fill: i % 2 ? MARIGOLD : SAFFRON }))
            .join(''),
      )
      .join('')
  s += filled(
    rect(0, 520, roomWidth, 280),
    grad(c, 520, 800, [
      [0, mix(m.dark, m.fog, 0.5)],
      [1, mix(m.dark, m.sky[1], 0.2)],
    ]),
  )
  const ring = (r: number, n: number, w: number, col: string) => {
    let d = ''
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.2832,
        da = Math.PI / n,
        p = (rr: number, aa: number) =>
          `${Math.round(600 + rr * Math.cos(aa))} ${Math.round(706 + rr * 0.27 * Math.sin(aa))}`
      d += `M${p(r - w, a - da)}Q${p(r, a - da * 0.8)} ${p(r, a)} ${p(r, a + da * 0.8)} ${p(r - w, a + da)}z`
    }
    return filled(d, col)
  }
  s +=
    ring(330, 20, 80, m.rim) +
    ring(262, 16, 70, m.sun) +
    ring(200, 16, 60, m.pop) +
    ring(140, 12, 60, WHITE) +
    ring(84, 8, 60, MARIGOLD) +
    glow(c, 600, 700, 420, MARIGOLD, 0.35)
  const di = `${c.id}di`
  c.defs.push(
    `<g id="${di}">` +
      filled('M-24 0q24 22 48 0l-8-5h-32z', mix(SAFFRON, m.dark, 0.35)) +
      filled('M0-6q-11-12 0-32 11 20 0 32z', MARIGOLD) +
      filled('M0-7q-5-7 0-18 5 11 0 18z', WHITE) +
      '</g>',
  )
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.283 + 0.2
    s += `<use href="#${di}" transform="translate(${Math.round(600 + 392 * Math.cos(a))} ${tenth(712 + 84 * Math.sin(a))})scale(${Math.round(75 + 25 * Math.sin(a)) / 100})"/>`
  }
  s +=
    stander(c, {
      x: 170,
      y: 716,
      k: 0.92,
      head: 'turban',
      pose: 'cup',
      kurta: true,
      top: mix(m.rim, m.dark, 0.2),
      accent: MARIGOLD,
      cloth: '#e8761e',
      rim: MARIGOLD,
    }) +
    stander(c, {
      x: 300,
      y: 694,
      k: 0.84,
      flip: -1,
      head: 'long',
      pose: 'phone',
      kurta: true,
      top: '#0d7d74',
      accent: MARIGOLD,
      rim: MARIGOLD,
      legs: '#c98a1e',
    }) +
    stander(c, { x: 900, y: 694, k: 0.84, head: 'curly', pose: 'up', top: '#3c2f8f', accent: m.rim, rim: MARIGOLD }) +
    stander(c, {
      x: 1040,
      y: 720,
      k: 0.92,
      flip: -1,
      head: 'hijab',
      cloth: '#b3246b',
      pose: 'cup',
      kurta: true,
      top: '#6a1b52',
      accent: MARIGOLD,
      rim: MARIGOLD,
    }) +
    stander(c, {
      x: 780,
      y: 674,
      k: 0.76,
      flip: -1,
      head: 'crop',
      pose: 'hips',
      kurta: true,
      top: '#d9982a',
      accent: WHITE,
      rim: MARIGOLD,
    })
  return s + filled(diamonds(R, 40, 20, 60, 1180, 760, 1.5, 4), m.sun, { opacity: 0.85 })
}
