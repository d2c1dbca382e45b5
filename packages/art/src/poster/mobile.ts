import { mix, WHITE } from '../palette'
import { tenth } from '../path'
import { lattice } from '../patterns'
import { chhatri, shikhara } from '../scene/architecture'
import { drawCrowd } from '../scene/crowd'
import { mass, rimFigure, taper } from '../scene/figures'
import { diamonds, ridge, streaks } from '../scene/land'
import { drawBeam } from '../scene/lights'
import { glow, grain, rect, type Stage, sunGlow, vignette } from '../scene/stage'
import { el, filled, linear, stroked } from '../svg'
import { tiger } from './beasts'

/** A phone out of which the game grows. */
export function mobile(c: Stage) {
  const { dice: R, m } = c,
    D = c.depth
  let s = filled(rect(0, 0, 1600, 900), m.dark)
  c.defs.push(
    linear(`${c.id}bg`, 0, 0, 0, 900, [
      [0, m.sky[0]],
      [0.6, mix(m.sky[1], m.dark, 0.2)],
      [1, m.dark],
    ]),
    lattice(`${c.id}l`, R.pick(['star8', 'ogee', 'petal', 'hex']), m.rim, { scale: 1.3, width: 1.6, opacity: 0.3 }),
  )
  s +=
    filled(rect(0, 0, 1600, 900), `url(#${c.id}bg)`) +
    filled(rect(0, 0, 1600, 720), `url(#${c.id}l)`, { opacity: 0.55 }) +
    glow(c, 800, 400, 860, m.sky[3], 0.6)
  const b = drawBeam(c, 'b', m.pop, 0.4, 900, 70)
  s += `<g style="mix-blend-mode:screen">${b(1080, -20, 8) + b(1230, -20, 2) + b(1380, -20, -4) + b(1530, -20, -10)}</g>`
  // handset, screen 110..960
  const fr = 'M76 190Q76 136 130 136H940Q994 136 994 190V612Q994 666 940 666H130Q76 666 76 612z',
    scr = 'M110 196Q110 170 136 170H934Q960 170 960 196V606Q960 632 934 632H136Q110 632 110 606z'
  c.defs.push(
    `<clipPath id="${c.id}p"><path d="${scr}"/></clipPath>`,
    linear(
      `${c.id}s`,
      0,
      170,
      0,
      560,
      m.sky.map((k, i) => [i * 0.25, k]),
    ),
  )
  let q =
    filled(scr, `url(#${c.id}s)`) +
    sunGlow(c, 330, 400, 0.7) +
    el('circle', { cx: 330, cy: 400, r: 120, fill: m.sun }) +
    filled(streaks(R, 9, 60, 230, 900, 440, 200, 460, 10), mix(m.sky[3], m.sky[4], 0.4), { opacity: 0.6 })
  q +=
    filled(ridge(R, 100, 980, 500, 60, 5, 0.5, 640).d, D(0.14)) +
    filled(
      shikhara(232, 560, 76, 170) + chhatri(160, 560, 1.2) + chhatri(304, 560, 1.2) + rect(130, 550, 210, 30),
      D(0.34),
    ) +
    filled(ridge(R, 100, 980, 572, 34, 5, 0.5, 640).d, D(0.4)) +
    filled(ridge(R, 100, 980, 610, 18, 5, 0.5, 640).d, D(0.66))
  const cv = (x: number, y: number, k: number, col: string) =>
    `<g transform="translate(${x} ${y})scale(${k})">` +
    filled('M-40 0Q-36-40 0-40T40 0Q30-8 20 0 10-8 0 0-10-8-20 0-30-8-40 0z', col) +
    stroked('M-38 0L0 42 38 0', m.dark, 1.5) +
    filled('M-5 38h10l3 12-3 16h-10l-3-16z', m.dark) +
    '</g>'
  q += cv(200, 262, 0.8, m.pop) + cv(304, 226, 0.5, WHITE) + cv(430, 250, 0.6, m.rim)
  s +=
    filled(fr, mix(m.dark, m.sky[1], 0.35)) +
    stroked(fr, mix(m.rim, WHITE, 0.2), 4) +
    `<g clip-path="url(#${c.id}p)">${q}</g>` +
    filled('M84 370h12v64H84zM982 300h10v60h-10z', mix(m.dark, m.rim, 0.5)) +
    filled('M300 170h170L240 632H110V520z', WHITE, { opacity: 0.06 })
  // HUD glyphs: buttons and bars, no text
  s +=
    el('circle', { cx: 184, cy: 560, r: 42, fill: 'none', stroke: WHITE, 'stroke-width': 4, opacity: 0.8 }) +
    filled('M184 534l17 26-17 26-17-26z', m.pop) +
    el('circle', { cx: 276, cy: 592, r: 22, fill: 'none', stroke: WHITE, 'stroke-width': 3, opacity: 0.7 }) +
    filled('M132 190h84v12h-84zM132 208h56v8h-56z', WHITE, { opacity: 0.7 })
  // the beast: body stays behind the glass, mane and jaws break out
  c.defs.push(
    `<clipPath id="${c.id}o"><path d="M110 0H1600V640H960V606Q960 632 934 632H136Q110 632 110 606z"/></clipPath>`,
  )
  s +=
    glow(c, 900, 420, 470, '#FF6A1A', 0.6) +
    `<g clip-path="url(#${c.id}o)"><g transform="translate(806 404)scale(1.16)">${tiger('#FF6A1A')}</g></g>`
  let sh = ''
  for (let i = 0; i < 22; i++) {
    const a = R.range(-1.2, 1.2),
      r = R.range(310, 700),
      x = 760 + r * Math.cos(a),
      y = 400 + r * 0.75 * Math.sin(a),
      k = R.range(6, 20)
    sh += `M${tenth(x)} ${tenth(y)}l${tenth(k)} ${tenth(R.range(-6, 6))} ${tenth(-k * 0.6)} ${tenth(k * 0.7)}z`
  }
  s += filled(sh, m.sun, { opacity: 0.9 })
  // floor reflection and squad
  c.defs.push(
    linear(`${c.id}f`, 0, 660, 0, 900, [
      [0, mix(m.rim, m.dark, 0.35)],
      [0.5, mix(m.sky[1], m.dark, 0.5)],
      [1, m.dark],
    ]),
  )
  s += filled('M0 700H1600V900H0z', `url(#${c.id}f)`) + filled('M100 700H960L1100 900H-40z', m.sun, { opacity: 0.14 })
  const man =
    mass('M-20-120Q-24-152 0-154T20-120l-6 14q22 4 26 14l8 52-8 34 2 36H-42l2-36-8-34 8-52q4-10 26-14z') +
    mass(
      taper([
        [-20, 26, 38],
        [-28, 90, 30],
        [-38, 150, 22],
        [-40, 168, 28],
      ]) +
        taper([
          [20, 26, 38],
          [30, 90, 30],
          [42, 150, 22],
          [46, 168, 28],
        ]) +
        taper([
          [-36, -92, 24],
          [-46, -44, 20],
          [-14, -22, 14],
        ]) +
        taper([
          [36, -92, 24],
          [46, -44, 20],
          [14, -22, 14],
        ]),
    )
  for (const [x, k, col] of [
    [1130, 0.98, m.rim],
    [1246, 1.04, m.pop],
    [1362, 1, m.rim],
    [1478, 0.96, m.pop],
  ] as const)
    s +=
      `<g transform="translate(${x} 738)scale(${Math.round(k * 0.85 * 100) / 100} ${k})">` +
      rimFigure(c, man, m.dark, col, -4, -3) +
      '</g>'
  const row = drawCrowd(c, 'cr', { arms: 0.6, phones: 0.8 })
  s += row(856, 1.05, m.dark, m.sun, 0.4) + filled(diamonds(R, 16, 40, 60, 1560, 700, 2, 5), m.sun, { opacity: 0.85 })
  return s + vignette(c, 1600, 900, 0.55) + grain(c)
}
