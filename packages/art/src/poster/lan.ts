import { drawMark, type MarkName, mixTones } from '../crest/mark'
import { mix, WHITE } from '../palette'
import { tenth } from '../path'
import { cuspedArch, lattice } from '../patterns'
import { drawCrowd } from '../scene/crowd'
import { mass, rimFigure, tile } from '../scene/figures'
import { diamonds } from '../scene/land'
import { drawBeam } from '../scene/lights'
import { glow, grain, rect, type Stage, vignette } from '../scene/stage'
import { filled, linear, radial, stroked } from '../svg'

/** Two teams on a stage, screens behind them. */
export function lan(c: Stage) {
  const { dice: R, m } = c,
    D = c.depth,
    A = '#ff7a1a',
    B = m.rim,
    cx = 800
  let s = ''
  c.defs.push(
    linear(`${c.id}bg`, 0, 0, 0, 900, [
      [0, m.dark],
      [0.4, mix(m.sky[1], m.dark, 0.2)],
      [0.72, mix(m.sky[2], m.dark, 0.2)],
      [1, m.dark],
    ]),
  )
  s += filled(rect(0, 0, 1600, 900), `url(#${c.id}bg)`) + glow(c, cx, 380, 760, m.sky[3], 0.55)
  // back wall: cusped proscenium with lattice light
  c.defs.push(lattice(`${c.id}j`, R.pick(['star8', 'hex', 'petal']), m.rim, { scale: 1, width: 1.6, opacity: 0.4 }))
  s += filled(rect(0, 90, 1600, 530), `url(#${c.id}j)`, { opacity: 0.5 })
  // screens
  const scr = (x: number, y: number, w: number, h: number, sk: number, col: string) => {
    const g = `${c.id}x${c.next++}`
    c.defs.push(
      radial(g, x + w / 2, y + h / 2, w * 0.7, [
        [0, mix(col, m.dark, 0.25)],
        [1, mix(col, m.dark, 0.78)],
      ]),
    )
    return filled(`M${x} ${y + sk}L${x + w} ${y - sk}V${y + h + sk * 0.4}L${x} ${y + h - sk * 0.4}z`, `url(#${g})`, {
      stroke: mix(col, WHITE, 0.35),
      'stroke-width': 3,
    })
  }
  s += scr(150, 180, 380, 250, -14, A) + scr(1070, 180, 380, 250, 14, B)
  const fr = cuspedArch(cx, 96, 210, 520, 236, 4)
  c.defs.push(
    radial(`${c.id}ce`, cx, 330, 330, [
      [0, mix(m.sun, m.rim, 0.35)],
      [0.35, mix(m.rim, m.dark, 0.45)],
      [1, mix(m.sky[1], m.dark, 0.4)],
    ]),
  )
  s +=
    filled(fr, `url(#${c.id}ce)`, { stroke: m.sun, 'stroke-width': 5 }) +
    stroked(cuspedArch(cx, 78, 206, 520, 254, 4), m.rim, 3)
  let ry = ''
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * 6.2832
    ry += `M800 330L${tenth(800 + 420 * Math.cos(a))} ${tenth(330 + 420 * Math.sin(a))} ${tenth(800 + 420 * Math.cos(a + 0.15))} ${tenth(330 + 420 * Math.sin(a + 0.15))}z`
  }
  c.defs.push(`<clipPath id="${c.id}cl"><path d="${fr}"/></clipPath>`)
  s += `<g clip-path="url(#${c.id}cl)">${filled(ry, m.sun, { opacity: 0.16 })}</g>`
  const mk = (n: MarkName, x: number, y: number, k: number, p: string, q: string) =>
    `<g transform="translate(${x} ${y})scale(${k})">${drawMark(n, mixTones(p, q))}</g>`
  const beasts = R.shuffle<MarkName>(['tiger', 'lion', 'elephant', 'wolf', 'bull', 'oni'])
  s += mk(beasts[0] ?? 'tiger', 340, 306, 1.85, A, m.sun) + mk(beasts[1] ?? 'lion', 1260, 306, 1.85, B, m.sun)
  // centre: trophy silhouette in light
  s +=
    filled(
      'M744 236h112v18q0 74-40 100v26h26v16h-84v-16h26v-26q-40-26-40-100zM744 246h-30q-6 60 42 76l-4-14q-28-12-24-48h16zM856 246h30q6 60-42 76l4-14q28-12 24-48h-16zM760 400h80l14 26H746z',
      m.sun,
    ) + filled('M800 236h56v18q0 74-40 100v26h26v16h-42zM800 400h40l14 26h-54z', m.rim, { opacity: 0.55 })
  // stage deck and risers
  c.defs.push(
    linear(`${c.id}dk`, 0, 520, 0, 640, [
      [0, mix(m.rim, m.dark, 0.3)],
      [1, mix(m.sky[1], m.dark, 0.6)],
    ]),
  )
  s +=
    filled('M120 520H1480L1600 616H0z', `url(#${c.id}dk)`) +
    filled(rect(0, 616, 1600, 70), mix(m.dark, m.sky[1], 0.4)) +
    filled('M0 616h1600v6H0z', m.rim)
  s += filled(
    rect(0, 636, 1600, 28),
    tile(c, 40, 28, filled('M0 0l18 14L0 28h9l18-14L9 0z', m.rim, { opacity: 0.5 }), 0, 636),
  )
  // desks with five stations each
  const hd1 = 'M-17-92q-3-28 17-30 20 2 17 30l-6 12 26 12 8 44H-45l8-44 26-12z',
    st = `${c.id}st`
  c.defs.push(
    `<g id="${st}">` +
      stroked('M-18-96q0-28 18-28t18 28', m.dark, 5) +
      filled('M-24-104h8v24h-8zM16-104h8v24h-8z', 'currentColor') +
      filled('M-34-66h68l-5 46h-58z', mix(m.dark, m.sky[2], 0.25)) +
      filled('M-34-66h68v4h-68zM-7-50l7 6 7-6v6l-7 6-7-6z', 'currentColor') +
      '</g>',
  )
  let dk = ''
  for (let i = 0; i < 5; i++)
    dk +=
      `<g transform="translate(${176 + i * 112} ${550 + i * 3})">` +
      rimFigure(c, mass(hd1), mix(m.dark, m.sky[1], 0.25), 'inherit', 4, -3) +
      `<use href="#${st}"/></g>`
  dk +=
    filled('M96 540L704 546V600L96 606z', mix(m.dark, m.sky[1], 0.3)) +
    filled('M96 540L704 546V600L96 606z', 'currentColor', { 'fill-opacity': 0.18 }) +
    filled('M96 540L704 546v6L96 547zM136 562l240 3-20 16-200-2z', 'currentColor')
  c.defs.push(`<g id="${c.id}dw">${dk.replaceAll(' color="inherit"', '')}</g>`)
  s +=
    glow(c, 400, 520, 330, A, 0.5) +
    glow(c, 1200, 520, 330, B, 0.5) +
    `<use href="#${c.id}dw" color="${A}"/><use href="#${c.id}dw" color="${B}" transform="matrix(-1 0 0 1 1600 0)"/>`
  // caster pair centre
  // truss and moving heads
  s +=
    filled('M0 40h1600v8H0zM0 78h1600v8H0z', mix(m.dark, m.rim, 0.22)) +
    filled(rect(0, 44, 1600, 38), tile(c, 80, 38, stroked('M0 38L40 0l40 38', mix(m.dark, m.rim, 0.22), 4), 0, 44))
  const b1 = drawBeam(c, 'b', m.sun, 0.5, 820, 74),
    b2 = drawBeam(c, 'p', A, 0.6, 860, 80),
    b3 = drawBeam(c, 'q', B, 0.6, 860, 80)
  let bs = '',
    hd = ''
  ;[100, 300, 500, 700, 900, 1100, 1300, 1500].forEach((x, i) => {
    const r = (i % 2 ? 1 : -1) * R.range(8, 34) + (x < cx ? -6 : 6)
    bs += (i % 3 === 0 ? b1 : x < cx ? b2 : b3)(x, 100, r)
    hd += `M${x - 13} 84h26l-4 24h-18z`
  })
  bs +=
    b2(60, 640, -152, 1.2, 1) + b2(200, 640, -164, 1.2, 0.9) + b3(1540, 640, 152, 1.2, 1) + b3(1400, 640, 164, 1.2, 0.9)
  s += `${filled(hd, m.dark)}<g style="mix-blend-mode:screen">${bs}</g>`
  // haze, confetti, crowd
  c.defs.push(
    linear(`${c.id}hz`, 0, 560, 0, 800, [
      [0, m.rim, 0],
      [0.5, m.rim, 0.3],
      [1, m.rim, 0],
    ]),
  )
  s += filled(rect(0, 560, 1600, 240), `url(#${c.id}hz)`)
  const row = drawCrowd(c, 'cr', { arms: 0.5, phones: 0.45 })
  s +=
    row(690, 0.62, mix(D(0.6), m.rim, 0.12), m.sun, 0.3) +
    row(738, 0.86, D(0.82), m.sun, 0.7) +
    row(800, 1.25, m.dark, WHITE, 0.15)
  const flag = (x: number, f: number, col: string) =>
    `<g transform="translate(${x} 830)scale(${f} 1)">` +
    filled('M-4-210h7V80h-7z', m.dark) +
    filled('M3-210q60-28 112 0t104-6l-14 46 14 44q-54 22-104 4t-112 2z', col) +
    filled('M40-190l40 28-40 28 16-28z', m.dark, { opacity: 0.75 }) +
    '</g>'
  s += flag(210, 1, A) + flag(1390, -1, B)
  s += filled(diamonds(R, 18, 40, 120, 1560, 700, 1.5, 5), m.sun, { opacity: 0.85 })
  return s + vignette(c, 1600, 900, 0.6, 800, 400) + grain(c)
}
