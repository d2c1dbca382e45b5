import { mix, WHITE } from '../palette'
import { type Point, polygon, spline, tenth } from '../path'
import { lattice } from '../patterns'
import { chhatri, kangura, shikhara } from '../scene/architecture'
import { mass, rimFigure, taper } from '../scene/figures'
import { diamonds, ridge, streaks } from '../scene/land'
import { grain, rect, type Stage, sky, sunGlow, vignette } from '../scene/stage'
import { el, filled, linear, stroked } from '../svg'

/** A battle royale: a plane, parachutes and an island in the dusk. */
export function drop(c: Stage) {
  const { dice: R, m } = c,
    H = 590,
    sx = R.range(1080, 1180),
    sy = 452,
    D = c.depth
  let s = sky(c, H + 10)
  s += sunGlow(c, sx, sy) + el('circle', { cx: tenth(sx), cy: sy, r: 150, fill: m.sun })
  const strat = (y: number, n: number, lo: number, hi: number, h: number, col: string, op: number) =>
    filled(streaks(R, n, -200, y - 26, 1500, y + 26, lo, hi, h), col, { opacity: op })
  s +=
    strat(240, 7, 300, 760, 15, mix(m.sky[2], m.sky[3], 0.35), 0.6) +
    strat(360, 8, 260, 700, 13, mix(m.sky[3], m.sky[4], 0.3), 0.6) +
    strat(470, 8, 240, 620, 9, m.sky[4], 0.6)
  const cum = (x: number, y: number, k: number, col: string, hi: string) => {
    const b = [
      [30, -46],
      [88, -84],
      [150, -70],
      [196, -128],
      [282, -150],
      [344, -104],
      [408, -112],
      [462, -60],
      [520, -40],
      [560, 0],
    ] as const
    let d = `M${tenth(x)} ${y}`,
      p0: readonly [number, number] = [0, 0]
    for (const p of b) {
      const r = Math.hypot(p[0] - p0[0], p[1] - p0[1]) * 0.62 * k
      d += `A${tenth(r)} ${tenth(r)} 0 0 1 ${tenth(x + p[0] * k)} ${tenth(y + p[1] * k)}`
      p0 = p
    }
    const g = `${c.id}q${c.next++}`
    c.defs.push(`<path id="${g}" d="${d}z"/>`)
    return `<use href="#${g}" fill="${col}"/><use href="#${g}" fill="${hi}" transform="translate(${tenth(x * 0.06 + (x < 800 ? 34 : -20) * k)} ${tenth(y * 0.09 + 6)})scale(.94 .91)"/>`
  }
  s +=
    cum(-180, 540, 1.15, mix(m.sky[3], m.sky[4], 0.5), mix(m.sky[2], m.sky[3], 0.75)) +
    cum(1260, 560, 0.9, mix(m.sky[3], m.sky[4], 0.6), mix(m.sky[2], m.sky[3], 0.85))
  s +=
    filled(ridge(R, -20, 620, 566, 22, 4, 0.5, H).d, D(0.12)) +
    filled(ridge(R, 1160, 1640, 562, 26, 4, 0.5, H).d, D(0.14))
  // sea: glitter column, then darker swells towards the viewer
  c.defs.push(
    linear(`${c.id}w`, 0, H, 0, 900, [
      [0, mix(m.sky[3], m.sky[4], 0.3)],
      [0.2, mix(m.fog, m.sky[1], 0.4)],
      [1, m.sky[0]],
    ]),
  )
  s += filled(rect(0, H, 1600, 310), `url(#${c.id}w)`)
  let gl = ''
  for (let i = 0; i < 28; i++) {
    const t = i / 28,
      y = H + 3 + t * t * 270,
      w = 24 + t * 150
    gl += `M${tenth(sx + R.range(-1, 1) * (12 + t * 90) - w / 2)} ${tenth(y)}l${tenth(w / 2)}-${tenth(1 + t * 3)} ${tenth(w / 2)} ${tenth(1 + t * 3)}-${tenth(w / 2)} ${tenth(1 + t * 3)}z`
  }
  s += filled(gl, m.sun, { opacity: 0.8 })
  // stepped plateau: base mass, lit sun-side facets, shadow clefts, ledge highlights
  const rim = (t: number) => mix(D(t), m.rim, 0.5)
  s += filled(
    polygon(
      '440,606 500,560 556,548 590,486 622,476 640,418 690,408 706,354 760,344 772,322 968,322 978,346 1026,352 1040,412 1084,424 1100,486 1140,500 1168,556 1230,566 1290,606',
    ),
    D(0.32),
  )
  s += filled(
    polygon(
      '900,322 968,322 978,346 1026,352 1040,412 1084,424 1100,486 1140,500 1168,556 1230,566 1290,606 1060,606 1020,548 1000,486 960,470 950,412 910,400',
    ),
    rim(0.28),
  )
  s +=
    filled(
      polygon('772,322 820,322 810,400 780,470 792,540 760,606 640,606 660,540 700,486 690,440 724,408 730,356') +
        polygon('960,470 1000,486 1020,548 1060,606 980,606 950,540'),
      D(0.5),
    ) +
    filled(
      'M622 476l78 10-8 6-72-8zM690 408l34 0 86 4-90 4zM560 548l100-8 132 2-120 10-118 0zM950 412h90l-6 5h-82zM1000 486h100l-8 6h-88zM1020 548l148 8-60 3-84-4z',
      mix(D(0.2), m.rim, 0.7),
    ) +
    filled('M716 412l10 0 4 74-8 60 6 58h-16l2-60-6-58z', mix(m.sun, WHITE, 0.3), { opacity: 0.8 })
  // hill fort: ramparts, bastions, chhatris, shikhara
  const fc = D(0.66),
    fl = mix(D(0.55), m.rim, 0.62)
  s += filled(
    shikhara(846, 300, 44, 104) +
      chhatri(800, 300, 0.9) +
      chhatri(900, 298, 1.15) +
      chhatri(946, 302, 0.7) +
      rect(776, 298, 190, 26) +
      kangura(770, 974, 299, 8) +
      'M764 346l6-44h28l6 44zM852 348l6-50h30l6 50zM934 346l6-46h28l8 46z' +
      rect(764, 306, 210, 40),
    fc,
  )
  s +=
    filled(
      'M852 206q14 28 16 94h-12zM904 242q12 10 12 22h9l-3 6h-7v24h-11zM880 298h8l6 50h-12zM960 300h8l8 46h-14z',
      fl,
    ) +
    filled(
      'M868 340v-18q6-8 12 0v18zM812 336v-10q4-6 8 0v10zM836 336v-10q4-6 8 0v10zM908 336v-10q4-6 8 0v10z',
      m.sky[4],
    ) +
    stroked('M846 200v-40', fc, 2.5) +
    filled('M847 158l34 9-34 12z', m.pop)
  s +=
    filled(
      polygon(
        '400,644 480,596 560,584 620,552 676,556 730,588 800,578 880,594 970,572 1040,588 1120,578 1220,602 1330,644',
      ),
      D(0.6),
    ) + filled(polygon('970,572 1040,588 1120,578 1220,602 1330,644 1060,644 1010,606'), rim(0.5))
  c.defs.push(
    `<g id="${c.id}t">` +
      stroked('M0 0q-6-30-10-58', D(0.82), 4.5) +
      filled(
        [-160, -200, -30, 15, -95, -60]
          .map((a) => {
            const r = (a * Math.PI) / 180,
              x = Math.cos(r),
              y = Math.sin(r)
            return `M-10-58q${tenth(x * 20)} ${tenth(y * 20 - 9)} ${tenth(x * 34)} ${tenth(y * 34 + 7)}q${tenth(-x * 17)}-8 ${tenth(-x * 34)} ${tenth(-y * 34 - 7)}z`
          })
          .join(''),
        D(0.82),
      ) +
      '</g>',
  )
  for (const [x, y, k, f] of [
    [540, 592, 1, 1],
    [580, 586, 1.3, -1],
    [640, 566, 0.9, 1],
    [1110, 590, 1.1, -1],
    [1162, 596, 1.35, 1],
    [1010, 584, 0.8, 1],
  ] as const)
    s += `<use href="#${c.id}t" transform="translate(${x} ${y})scale(${f * k} ${k})"/>`
  s += filled('M350 644Q860 616 1370 644L1410 656Q860 676 310 656z', mix(m.sky[4], m.fog, 0.45), { opacity: 0.5 })
  // safe-zone dome: only the shell glows
  c.defs.push(
    lattice(`${c.id}h`, 'hex', m.pop, { scale: 1.25, width: 1.4, opacity: 0.34 }),
    linear(`${c.id}d`, 0, 140, 0, 680, [
      [0, m.pop, 0.02],
      [0.8, m.pop, 0.07],
      [1, m.pop, 0.22],
    ]),
  )
  const dm = 'M270 654C270 320 520 148 850 148S1430 320 1430 654C1430 700 270 700 270 654z'
  s +=
    filled(dm, `url(#${c.id}d)`) +
    filled(`${dm}M400 640C400 400 600 236 850 236S1300 400 1300 640z`, `url(#${c.id}h)`, { 'fill-rule': 'evenodd' }) +
    stroked('M270 654C270 320 520 148 850 148S1430 320 1430 654', m.pop, 2.6, { opacity: 0.85 }) +
    stroked('M270 654C270 700 1430 700 1430 654', mix(m.pop, WHITE, 0.45), 4.5)
  // carrier plane
  s +=
    `<g transform="translate(${tenth(R.range(610, 680))} 104)rotate(-7)scale(.86)">` +
    filled('M-150 6L-96-12 120-16Q168-14 190 2 168 16 120 18L-90 18-128 10z', D(0.8)) +
    filled('M-150 6l-26-56h26l44 46zM10 4L-70 92h34L84 10zM30-14L-10-66h22L84-14z', D(0.92)) +
    filled('M120-16Q168-14 190 2l-40-2-46-10z', mix(D(0.7), m.rim, 0.6)) +
    '</g>' +
    filled(streaks(R, 3, -60, 118, 160, 140, 260, 420, 3), WHITE, { opacity: 0.35 })
  const cg = `${c.id}c`
  c.defs.push(
    `<g id="${cg}"><path d="M-40 0Q-36-40 0-40T40 0Q30-8 20 0 10-8 0 0-10-8-20 0-30-8-40 0z"/>` +
      filled('M0-40T40 0Q30-8 20 0 16-30 0-40z', m.dark, { opacity: 0.35 }) +
      stroked('M-38 0L0 42 38 0M-14-2L0 42 14-2', m.dark, 1.5) +
      filled('M-5 38h10l3 12-3 16h-4l-1-10-1 10h-4l-3-16z', m.dark) +
      '</g>',
  )
  for (const [x, y, k, col] of [
    [690, 262, 0.72, m.pop],
    [800, 190, 0.5, WHITE],
    [600, 350, 0.8, m.sky[4]],
    [1236, 236, 0.8, m.sun],
    [1330, 330, 0.5, m.pop],
    [1050, 190, 0.46, m.sky[4]],
    [540, 470, 0.5, m.pop],
  ] as const)
    s += `<use href="#${cg}" fill="${col}" transform="translate(${x} ${y})scale(${k})"/>`
  // foreground swells and framing rocks
  s +=
    filled('M0 770Q200 744 420 764T860 760 1260 770 1600 750V900H0z', mix(m.sky[1], m.dark, 0.35), { opacity: 0.75 }) +
    filled('M0 836Q240 806 520 830T1040 826 1600 812V900H0z', mix(m.sky[0], m.dark, 0.4)) +
    filled('M1230 900l40-58 60-14 34-62 66-20 40-64 60-16 70-60V900z', m.dark) +
    filled('M1364 766l66-20 40-64 60-16 70-60v40l-52 30-24 56-62 30-40 54-90 20z', D(0.8)) +
    filled('M1364 766l66-20 40-64 60-16 70-60v9l-62 62-58 20-38 58-66 22z', m.rim, { opacity: 0.85 }) +
    filled('M1270 842l60-14 34-62 4 8-24 60-66 18z', m.rim, { opacity: 0.6 })
  let leaf = ''
  for (let i = 0; i < 11; i++) {
    const t = i / 11,
      x = t * 230,
      y = -70 * Math.sin(t * 2.3)
    leaf += `M${tenth(x)} ${tenth(y)}q${tenth(26 - t * 14)} ${tenth(26)} ${tenth(20 - t * 8)} ${tenth(74 - t * 40)}q${tenth(-26)} ${tenth(-30)} ${tenth(-38 + t * 16)} ${tenth(-68 + t * 34)}z`
  }
  c.defs.push(`<path id="${c.id}f" d="${leaf}M0 0Q120-110 250-40 120-90 0 6z"/>`)
  for (const [r, k, f] of [
    [0, 1, -1],
    [-38, 1.1, -1],
    [34, 0.9, -1],
    [-16, 0.8, 1],
  ] as const)
    s += `<use href="#${c.id}f" fill="${m.dark}" transform="translate(1580 590)scale(${f} 1)rotate(${r})scale(${k})"/>`
  // hero canopy + jumper
  const cx = 310,
    cy = 236,
    cell = 9
  let cells = '',
    under = '',
    lines = ''
  const top = (t: number): Point => [cx - 300 + 600 * t, cy - 104 * Math.sin(Math.PI * t) + 50 - t * 44]
  const bottom = (t: number): Point => [cx - 256 + 512 * t, cy - 66 * Math.sin(Math.PI * t) + 96 - t * 38]
  const ut = (t: number): Point => [cx - 250 + 500 * t, cy - 56 * Math.sin(Math.PI * t) + 114 - t * 36]
  const at = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`
  const between = (p: Point, q: Point, lift: number) => `${tenth((p[0] + q[0]) / 2)} ${tenth((p[1] + q[1]) / 2 - lift)}`
  const quad = (p: Point, q: Point, u: Point, v: Point, a: number, b: number) =>
    `M${at(p)}Q${between(p, q, a)} ${at(q)}L${at(u)}Q${between(u, v, b)} ${at(v)}z`
  const cols = [m.pop, WHITE, m.rim, m.rim, WHITE, m.rim, m.rim, WHITE, m.pop]
  for (let i = 0; i < cell; i++) {
    const a = i / cell,
      b = (i + 1) / cell,
      k = Math.abs(i - 6) / 7
    cells += filled(quad(top(a), top(b), bottom(b), bottom(a), 13, 9), mix(cols[i] ?? WHITE, m.sky[1], 0.04 + k * 0.44))
    under += quad(bottom(a), bottom(b), ut(b), ut(a), 9, 4)
  }
  for (let i = 0; i <= cell; i++) lines += `M${at(ut(i / cell))}L${i < 5 ? 286 : 334} 500`
  s += stroked(lines, mix(m.dark, m.rim, 0.35), 1.5) + cells + filled(under, mix(m.dark, m.rim, 0.12))
  const fig =
    mass('M-24-72Q-28-114 0-116T24-72L48-60 38 12 32 48-32 48-38 12-48-60z') +
    mass(
      taper([
        [-36, -50, 30],
        [-64, -102, 24],
        [-30, -146, 17],
        [-24, -160, 18],
      ]) +
        taper([
          [36, -50, 30],
          [64, -106, 24],
          [30, -148, 17],
          [24, -162, 18],
        ]) +
        taper([
          [-17, 34, 40],
          [-42, 112, 34],
          [-24, 184, 22],
          [-20, 196, 24],
        ]) +
        taper([
          [17, 34, 40],
          [46, 106, 34],
          [82, 164, 22],
          [88, 174, 24],
        ]),
    ) +
    mass('M-32 184l24-2 20 22-4 12h-42zM70 168l22-14 26 8-4 14-32 16z')
  s +=
    `<g transform="translate(310 650)rotate(5)">` +
    filled(spline('-20,-76! -64,-66 -108,-96 -176,-74! -124,-58 -80,-34 -20,-58!'), m.pop) +
    filled(spline('-20,-70! -70,-48 -110,-66 -150,-40! -104,-40 -70,-22 -18,-54!'), mix(m.pop, m.dark, 0.35)) +
    rimFigure(c, fig, mix(m.dark, m.fog, 0.1), m.rim, 7, -2) +
    filled('M-28-54h52l6 62-60 4z', mix(m.dark, m.fog, 0.3)) +
    filled('M-26-38L0-18 26-38v12L0-6-26-26zM-26-16L0 4 26-16v6L0 10-26-10z', m.pop) +
    filled('M-18-100q18-10 36 0l2 14q-20-8-40 0z', m.pop) +
    '</g>'
  s += filled(diamonds(R, 22, 40, 60, 1560, 560, 1.5, 4), m.sun, { opacity: 0.8 })
  return s + vignette(c, 1600, 900, 0.5, 900, 420) + grain(c)
}
