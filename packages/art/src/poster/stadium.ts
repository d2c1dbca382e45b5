import { drawMark, type MarkName, mixTones } from '../crest/mark'
import { adjust, MARIGOLD, mix, WHITE } from '../palette'
import { polygon, tenth } from '../path'
import { drawCrowd } from '../scene/crowd'
import { mass, rimFigure, taper } from '../scene/figures'
import { drawBeam } from '../scene/lights'
import { glow, grain, rect, type Stage, vignette } from '../scene/stage'
import { el, filled, linear, radial, stroked } from '../svg'

/** A bowl of people around a trophy or an emblem. */
export function stadium(c: Stage, centre: MarkName | 'trophy') {
  const { dice: R, m } = c,
    D = c.depth,
    cx = 800
  let s = filled(rect(0, 0, 1600, 900), m.dark)
  // open roof: dusk sky through an oval
  c.defs.push(
    linear(
      `${c.id}s`,
      0,
      0,
      0,
      420,
      m.sky.map((k, i) => [i * 0.25, k]),
    ),
  )
  s += filled('M0 0H1600V430H0z', `url(#${c.id}s)`) + glow(c, cx, 400, 640, m.sky[4], 0.75)
  // far roof ring with lamps
  s +=
    filled('M-20 0V250Q300 150 800 148T1620 250V0H1500Q1200 92 800 92T100 0z', mix(D(0.75), m.sky[1], 0.2)) +
    stroked('M-20 250Q300 150 800 148T1620 250', m.rim, 3, { opacity: 0.9 }) +
    stroked('M-20 226Q300 132 800 130T1620 226M60 0Q330 118 800 118T1540 0', mix(m.dark, m.rim, 0.4), 2)
  let tr = '',
    lamp = ''
  for (let i = 0; i <= 18; i++) {
    const t = (i / 18) * 2 - 1,
      x = cx + t * 820,
      y = 148 + 100 * t * t
    tr += `M${tenth(x)} ${tenth(y - 4)}L${tenth(cx + t * 740)} ${tenth(102 - 80 * t * t * 1.1)}`
    lamp += `M${tenth(x - 13)} ${tenth(y - 2)}l6 12h14l6-12z`
  }
  s += stroked(tr, mix(m.dark, m.rim, 0.3), 2) + filled(lamp, m.sun)
  // bowl tiers
  const dots = (n: string, col: string, w: number, op: number) => {
    let d = ''
    for (let i = 0; i < 16; i++) d += `M${R.int(1, 60)} ${R.int(1, 30)}h${w}v${w}h-${w}z`
    c.defs.push(
      `<pattern id="${c.id}${n}" width="64" height="34" patternUnits="userSpaceOnUse"><path d="${d}" fill="${col}" opacity="${op}"/></pattern>`,
    )
    return `url(#${c.id}${n})`
  }
  const d1 = dots('d', m.sun, 2.4, 0.75),
    d2 = dots('e', m.rim, 3, 0.6),
    d3 = dots('h', m.pop, 3, 0.5)
  const band = (y: number, h: number, k: number) =>
    `M-20 ${y - k}Q800 ${y + k} 1620 ${y - k}V${y + h - k * 1.15}Q800 ${y + h + k * 1.15} -20 ${y + h - k * 1.15}z`
  ;(
    [
      [300, 86, 34, 0.34],
      [398, 90, 46, 0.5],
      [504, 92, 58, 0.66],
    ] as const
  ).forEach(([y, h, k, t], i) => {
    const b = band(y, h, k)
    s +=
      filled(b, D(t)) +
      filled(b, d1) +
      filled(b, i === 1 ? d3 : d2) +
      filled(
        `M-20 ${y + h - k * 1.15}Q800 ${y + h + k * 1.15} 1620 ${y + h - k * 1.15}v14Q800 ${y + h + k * 1.15 + 14} -20 ${y + h - k * 1.15 + 14}z`,
        i === 1 ? m.pop : m.rim,
      ) +
      filled(`M-20 ${y + h - k * 1.15 + 4}Q800 ${y + h + k * 1.15 + 4} 1620 ${y + h - k * 1.15 + 4}`, 'none')
  })
  // beams
  const beam = drawBeam(c, 'b', m.sun, 0.5, 900, 64),
    beam2 = drawBeam(c, 'p', m.pop, 0.42, 900, 60)
  let bs = ''
  for (const [x, r] of [
    [120, -46],
    [300, -30],
    [500, -17],
    [660, -7],
  ] as const)
    bs += beam(x, 150 + 100 * ((x - cx) / 820) ** 2, r)
  for (const [x, r] of [
    [60, 150],
    [250, 158],
    [430, 168],
  ] as const)
    bs += beam2(x, 640, r, 1, 0.8)
  c.defs.push(`<g id="${c.id}bm">${bs}</g>`)
  s += `<g style="mix-blend-mode:screen"><use href="#${c.id}bm"/><use href="#${c.id}bm" transform="matrix(-1 0 0 1 1600 0)"/></g>`
  // floor and lotus stage
  c.defs.push(
    radial(`${c.id}f`, cx, 690, 880, [
      [0, mix(m.sky[3], m.sky[4], 0.4)],
      [0.22, mix(m.sky[2], m.dark, 0.2)],
      [0.6, mix(m.sky[1], m.dark, 0.6)],
      [1, m.dark],
    ]),
  )
  s += filled('M-20 580Q800 720 1620 580V900H-20z', `url(#${c.id}f)`)
  const pet = (n: number, rx: number, ry: number, y: number, w: number, col: string, op: number) => {
    let d = ''
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.2832,
        da = Math.PI / n,
        p = (k: number, aa: number) =>
          `${Math.round(cx + rx * k * Math.cos(aa))} ${Math.round(y + ry * k * Math.sin(aa))}`
      d += `M${p(w, a - da)}Q${p(0.98, a - da * 0.7)} ${p(1, a)} ${p(0.98, a + da * 0.7)} ${p(w, a + da)}z`
    }
    return filled(d, col, { opacity: op })
  }
  s +=
    pet(16, 660, 156, 734, 0.72, m.rim, 0.28) +
    pet(14, 470, 112, 730, 0.7, m.rim, 0.55) +
    el('ellipse', { cx, cy: 726, rx: 330, ry: 78, fill: mix(m.dark, m.rim, 0.25) }) +
    filled('M470 726v34a330 78 0 0 0 660 0v-34a330 78 0 0 1-660 0z', mix(m.dark, m.rim, 0.42)) +
    filled('M470 742a330 78 0 0 0 660 0v10a330 78 0 0 1-660 0z', m.pop) +
    el('ellipse', { cx, cy: 706, rx: 210, ry: 48, fill: mix(m.rim, m.dark, 0.3) }) +
    filled('M590 706v26a210 48 0 0 0 420 0v-26a210 48 0 0 1-420 0z', mix(m.rim, m.dark, 0.55)) +
    glow(c, cx, 470, 420, m.sun, 0.75, 0.4)
  s += centre === 'trophy' ? trophy(c) : emblem(c, centre)
  // teams either side
  const man =
      mass('M-12-100q-2-20 12-22 14 2 12 22l-4 8 22 10 8 40-8 8 2 34h-64l2-34-8-8 8-40 22-10z') +
      mass(
        taper([
          [-14, 4, 24],
          [-18, 50, 20],
          [-20, 96, 18],
        ]) +
          taper([
            [14, 4, 24],
            [20, 50, 20],
            [22, 96, 18],
          ]),
      ),
    up = mass(
      taper([
        [26, -76, 16],
        [44, -108, 13],
        [40, -146, 11],
      ]) +
        taper([
          [-26, -76, 16],
          [-44, -108, 13],
          [-40, -146, 11],
        ]),
    )
  const dn = mass(
    taper([
      [26, -76, 16],
      [34, -44, 13],
      [28, -10, 11],
    ]) +
      taper([
        [-26, -76, 16],
        [-34, -44, 13],
        [-28, -10, 11],
      ]),
  )
  const crew = (
    [
      [470, 742, 1],
      [404, 728, 0],
      [536, 760, 0],
      [346, 750, 1],
    ] as const
  )
    .map(
      ([x, y, u]) =>
        `<g transform="translate(${x} ${y})scale(.8)">` +
        rimFigure(c, man, mix(m.dark, m.sky[1], 0.2), 'inherit', 4, -2) +
        rimFigure(c, u ? up : dn, mix(m.dark, m.sky[1], 0.2), 'inherit', 4, -2) +
        '</g>',
    )
    .join('')
    .replaceAll(' color="inherit"', '')
  c.defs.push(`<g id="${c.id}cw">${crew}</g>`)
  s += `<use href="#${c.id}cw" color="${m.rim}"/><use href="#${c.id}cw" color="${m.pop}" transform="matrix(-1 0 0 1 1600 0)"/>`
  for (const col of [m.sun, m.rim, m.pop]) {
    let d = ''
    for (let i = 0; i < 7; i++) {
      const w = R.range(8, 15),
        h = R.range(3, 7)
      d += `M${R.int(60, 1540)} ${R.int(40, 720)}l${tenth(w)} ${tenth(R.range(-4, 4))} ${tenth(-h * 0.4)} ${tenth(h)} ${tenth(-w)} ${tenth(R.range(-3, 3))}z`
    }
    s += filled(d, col, { opacity: 0.9 })
  }
  const row = drawCrowd(c, 'cr', { arms: 0.55, phones: 0.4 })
  s += row(800, 0.95, mix(m.dark, m.sky[1], 0.25), m.sun, 0.2) + row(850, 1.3, m.dark, m.pop, 0.6)
  s +=
    `<g transform="translate(240 800)">` +
    filled('M-3-150h6V60h-6z', m.dark) +
    filled('M3-150q60-26 110 0t100-6l-14 42 14 40q-50 22-100 4t-110 2z', m.rim) +
    filled('M3-112q60-26 110 0t98-6v10q-50 22-98 6t-110 2z', WHITE, { opacity: 0.85 }) +
    `</g><g transform="translate(1330 815)scale(-1 1)">` +
    filled('M-3-150h6V60h-6z', m.dark) +
    filled('M3-150q60-26 110 0t100-6l-14 42 14 40q-50 22-100 4t-110 2z', m.pop) +
    filled('M30-134l40 26-40 26z', m.dark) +
    '</g>'
  return s + vignette(c, 1600, 900, 0.55, 800, 460) + grain(c)
}

/** A trophy in planes: its left half, and its mirror image in the shade. */
function trophy(c: Stage) {
  const { m } = c
  const G = MARIGOLD,
    tn = {
      1: mix(G, WHITE, 0.62),
      2: mix(G, WHITE, 0.2),
      3: adjust(G, { l: 0.82, dh: -8 }),
      4: adjust(G, { l: 0.6, dh: -16 }),
      5: adjust(G, { l: 0.4, c: 0.8, dh: -22 }),
      p: m.pop,
      q: adjust(m.pop, { l: 0.7 }),
    }
  const inShade = { 1: '2', 2: '3', 3: '4', 4: '5', 5: '5', p: 'q', q: 'q' } as const
  const half = [
    ['4', '0,0 -92,0 -92,-22 -74,-34 0,-34'],
    ['3', '0,-34 -74,-34 -58,-58 0,-58'],
    ['2', '0,-58 -46,-58 -30,-92 0,-92'],
    ['p', '0,-70 -22,-70 -16,-84 0,-84'],
    ['4', '0,-92 -18,-92 -14,-150 0,-150'],
    ['2', '0,-92 -8,-92 -6,-150 0,-150'],
    ['3', '0,-144 -34,-144 -34,-160 0,-160'],
    ['3', '0,-160 -30,-160 -84,-206 -104,-268 -96,-300 0,-300'],
    ['1', '-96,-300 -104,-268 -84,-206 -66,-222 -76,-268 -70,-300'],
    ['2', '-70,-300 -76,-268 -66,-222 -30,-160 -14,-160 -34,-220 -36,-300'],
    ['p', '0,-196 -24,-240 0,-284'],
    ['2', '0,-300 -112,-300 -112,-318 0,-318'],
    ['1', '-60,-300 -112,-300 -112,-318 -60,-318'],
    [
      '3',
      '-104,-292 -150,-300 -186,-276 -190,-232 -160,-196 -108,-178 -100,-196 -146,-212 -166,-238 -162,-266 -142,-278 -104,-268',
    ],
    ['1', '-104,-292 -150,-300 -186,-276 -176,-270 -148,-286 -104,-280'],
    ['2', '-186,-276 -214,-300 -190,-250'],
    ['4', '0,-318 -84,-318 -60,-352 0,-352'],
    ['2', '-84,-318 -60,-352 -40,-352 -52,-318'],
    ['3', '0,-352 -52,-352 -66,-392 -34,-376'],
    ['2', '0,-352 -34,-354 -42,-414 -12,-384'],
    ['1', '0,-352 -16,-372 -20,-400 0,-446'],
  ] as const
  const mirrored = (points: string) => points.replace(/(^| )(-?\d+),/g, (_, gap: string, x: string) => `${gap}${-+x},`)
  return (
    `<g transform="translate(800 690)scale(1.2)">` +
    half.map(([t, p]) => filled(polygon(mirrored(p)), tn[inShade[t]])).join('') +
    half.map(([t, p]) => filled(polygon(p), tn[t])).join('') +
    filled('M-4-318V0H0V-318z', WHITE, { opacity: 0.25 }) +
    '</g>' +
    filled('M800 90l7 52 40 8-40 8-7 52-7-52-40-8 40-8z', WHITE) +
    filled('M676 372l3 22 18 4-18 4-3 22-3-22-18-4 18-4z', WHITE)
  )
}

/** An emblem of gold that hangs over the stage. */
function emblem({ m }: Stage, mark: MarkName) {
  const planes = drawMark(mark, mixTones(mix(m.sun, MARIGOLD, 0.6), m.pop))
  return `<g transform="translate(800 440)scale(4.1)" stroke-linejoin="round"><g stroke="${m.dark}" stroke-width="5">${planes}</g>${planes}</g>`
}
