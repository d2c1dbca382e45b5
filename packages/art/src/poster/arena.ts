import { mix, WHITE } from '../palette'
import { tenth } from '../path'
import { chhatri } from '../scene/architecture'
import { drawCrowd } from '../scene/crowd'
import { mass, rimFigure, symbol, taper } from '../scene/figures'
import { diamonds } from '../scene/land'
import { glow, grain, type Stage, sky, vignette } from '../scene/stage'
import { el, filled, radial, stroked } from '../svg'
import { naga, tiger } from './beasts'

/** Two beasts of fire and storm over a mandala floor. */
export function arena(c: Stage) {
  const { dice: R, m } = c,
    D = c.depth,
    A = '#ff6a1a',
    B = '#19c9d6',
    cx = 800,
    cy = 420
  let s = sky(c, 640)
  // storm spiral of cloud bands
  let sp = ''
  for (let i = 0; i < 7; i++) {
    const y = 30 + i * 54
    sp += filled(
      `M-40 ${y}Q${300 + i * 30} ${y - 50 + i * 9} ${cx} ${y - 6}T1640 ${y - 20}V${y + 20 + i * 3}Q${1250 - i * 30} ${y + 66 - i * 6} ${cx} ${y + 20}T-40 ${y + 30}z`,
      mix(m.sky[i > 5 ? 3 : 2], m.sky[1], 0.5 - i * 0.03),
      { opacity: 0.5 },
    )
  }
  s += sp + glow(c, cx, cy, 620, m.sky[4], 0.9, 0.3) + glow(c, 200, 380, 560, A, 0.45) + glow(c, 1400, 380, 560, B, 0.4)
  // amphitheatre: arcaded tiers with lit niches
  const tier = (y: number, h: number, k: number, col: string, lit: string, n: number) => {
    let d = `M-20 ${y + h}V${y - k}Q${cx} ${y + k} 1620 ${y - k}V${y + h + 200}H-20z`,
      a = ''
    for (let i = 0; i < n; i++) {
      const x = 30 + (i * 1540) / (n - 1),
        t = (x - cx) / 820,
        yy = y + k * 0.5 - k * 1.5 * t * t + h * 0.86,
        w = h * 0.2
      a += `M${tenth(x - w)} ${tenth(yy)}v${tenth(-h * 0.34)}q0${tenth(-h * 0.2)} ${tenth(w)}${tenth(-h * 0.28)}q${tenth(w)} ${tenth(h * 0.08)} ${tenth(w)} ${tenth(h * 0.28)}v${tenth(h * 0.34)}z`
    }
    return filled(d, col) + filled(a, lit)
  }
  s +=
    tier(410, 78, 40, D(0.3), mix(D(0.1), m.sky[4], 0.5), 19) +
    tier(484, 78, 46, D(0.46), mix(D(0.25), m.sky[4], 0.45), 15)
  const ch = symbol(c, chhatri(0, 0, 1.1))
  s += [90, 330, 570, 1030, 1270, 1510]
    .map((x) => ch(D(0.4), `x="${x}" y="${Math.round(432 - 60 * ((x - cx) / 820) ** 2)}"`))
    .join('')
  const row = drawCrowd(c, 'cr', { arms: 0.4 })
  s += row(566, 0.36, D(0.7), m.sun) + row(584, 0.42, D(0.8), m.sun, 0.4)
  // arena floor: mandala in perspective
  c.defs.push(
    radial(`${c.id}fl`, cx, 740, 900, [
      [0, mix(m.sky[3], m.sky[4], 0.35)],
      [0.25, mix(m.sky[2], m.dark, 0.25)],
      [0.7, mix(m.sky[1], m.dark, 0.55)],
      [1, m.dark],
    ]),
  )
  s += filled('M-20 606Q800 660 1620 606V900H-20z', `url(#${c.id}fl)`)
  let md = ''
  for (const [r, n, w] of [
    [330, 10, 120],
    [560, 14, 180],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.2832,
        da = Math.PI / n,
        p = (rr: number, aa: number) =>
          `${Math.round(cx + rr * Math.cos(aa))} ${Math.round(760 + rr * 0.3 * Math.sin(aa))}`
      md += `M${p(r - w, a - da)}Q${p(r, a - da * 0.7)} ${p(r, a)} ${p(r, a + da * 0.7)} ${p(r - w, a + da)}`
    }
  s +=
    stroked(md, m.sun, 2.2, { opacity: 0.42 }) +
    [200, 320, 500, 720]
      .map((r) =>
        el('ellipse', {
          cx,
          cy: 760,
          rx: r,
          ry: r * 0.3,
          fill: 'none',
          stroke: m.sun,
          'stroke-width': 2.4,
          opacity: 0.35,
        }),
      )
      .join('')
  // clash
  const star = (r1: number, r2: number, n: number, ph: number) => {
    let d = ''
    for (let i = 0; i < n * 2; i++) {
      const r = (i % 2 ? r2 : r1) * R.range(0.75, 1.2),
        a = (i / n) * Math.PI + ph
      d += `${i ? 'L' : 'M'}${tenth(cx + r * Math.cos(a))} ${tenth(cy + r * Math.sin(a))}`
    }
    return `${d}z`
  }
  s +=
    filled(star(380, 60, 11, 0.2), m.sky[4], { opacity: 0.35 }) +
    filled(star(230, 60, 9, 0.5), m.sun, { opacity: 0.8 }) +
    filled(star(120, 52, 8, 0.1), WHITE)
  s +=
    `<g transform="translate(${tenth(R.range(330, 350))} 400)scale(1.12)">` +
    tiger(A) +
    `</g><g transform="translate(${tenth(R.range(1200, 1224))} 360)scale(1.16)">` +
    naga(B) +
    '</g>'
  // energy streams
  s +=
    filled('M560 420Q680 380 780 414 690 430 560 452z', mix(A, '#FFF3C8', 0.6)) +
    filled('M540 400Q680 340 790 404 680 470 545 470L600 440z', A, { opacity: 0.55 }) +
    stroked('M1010 372L960 410 972 384 900 424 914 398 830 420', mix(B, WHITE, 0.55), 9, {
      'stroke-linejoin': 'miter',
    }) +
    stroked('M1010 384L950 430 958 408 880 440 890 420 826 426', B, 5) +
    glow(c, cx, cy, 230, WHITE, 0.8, 0.4)
  // shards and trainers
  let sh = ''
  for (let i = 0; i < 14; i++) {
    const a = R.next() * 6.283,
      r = R.range(110, 560),
      x = cx + r * Math.cos(a),
      y = cy + r * 0.7 * Math.sin(a),
      k = R.range(4, 15)
    sh += `M${tenth(x)} ${tenth(y)}l${tenth(k * Math.cos(a))} ${tenth(k * Math.sin(a))} ${tenth(-k * 0.7)} ${tenth(k * 0.5)}z`
  }
  s += filled(sh, m.sun)
  const tr =
    mass('M-20-120Q-24-152 0-154T20-120l-6 14q22 4 26 14l10 52-8 40 4 44H-46l4-44-8-40 10-52q4-10 26-14z') +
    mass(
      taper([
        [-22, 40, 40],
        [-34, 110, 32],
        [-48, 180, 24],
        [-50, 200, 30],
      ]) +
        taper([
          [22, 40, 40],
          [38, 110, 32],
          [54, 180, 24],
          [58, 200, 30],
        ]) +
        taper([
          [-34, -92, 26],
          [-54, -40, 22],
          [-50, 6, 16],
        ]),
    )
  const armA = mass(
      taper([
        [30, -94, 26],
        [84, -106, 20],
        [136, -120, 15],
        [150, -122, 16],
      ]),
    ),
    armB = mass(
      taper([
        [30, -94, 26],
        [70, -62, 21],
        [116, -92, 15],
        [126, -100, 17],
      ]),
    )
  s +=
    `<g transform="translate(548 704)scale(.76 .88)">` +
    rimFigure(c, tr, m.dark, A, 5, -3) +
    rimFigure(c, armA, m.dark, A, 3, -4) +
    `</g><g transform="translate(1052 704)scale(-.76 .88)">` +
    rimFigure(c, tr, m.dark, B, 5, -3) +
    rimFigure(c, armB, m.dark, B, 3, -4) +
    '</g>'
  s +=
    row(846, 1.25, m.dark, null, 0.3) + filled(diamonds(R, 14, 60, 300, 1540, 820, 1.5, 4.5), m.sun, { opacity: 0.85 })
  return s + vignette(c, 1600, 900, 0.55) + grain(c)
}
