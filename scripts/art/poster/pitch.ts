import { mix, WHITE } from '../palette'
import { tenth } from '../path'
import { crowdOf } from '../scene/crowd'
import { mass, rimFigure, taper } from '../scene/figures'
import { diamonds } from '../scene/land'
import { beamOf } from '../scene/lights'
import { glow, grain, rect, type Stage, vignette } from '../scene/stage'
import { el, filled, linear, stroked } from '../svg'

/** A striker in the middle of a volley. */
export function pitch(c: Stage) {
  const { dice: R, m } = c,
    D = c.depth,
    H = 520
  let s = filled(rect(0, 0, 1600, 900), m.dark)
  c.defs.push(
    linear(
      `${c.id}s`,
      0,
      0,
      0,
      H,
      m.sky.map((k, i) => [i * 0.25, mix(k, m.dark, 0.12)]),
    ),
  )
  s += filled(rect(0, 0, 1600, H), `url(#${c.id}s)`) + glow(c, 1000, 420, 700, m.sky[4], 0.7)
  const dots = (n: string, col: string, w: number, op: number) => {
    let d = ''
    for (let i = 0; i < 16; i++) d += `M${R.int(1, 60)} ${R.int(1, 30)}h${w}v${w}h-${w}z`
    c.defs.push(
      `<pattern id="${c.id}${n}" width="64" height="34" patternUnits="userSpaceOnUse"><path d="${d}" fill="${col}" opacity="${op}"/></pattern>`,
    )
    return `url(#${c.id}${n})`
  }
  const d1 = dots('d', m.sun, 2.6, 0.8),
    d2 = dots('e', m.rim, 3.4, 0.65)
  // stand and roof
  const st = 'M-20 250L1620 330V530H-20z'
  s +=
    filled('M-20 120L1620 250V300L-20 220z', mix(m.dark, m.sky[1], 0.35)) +
    filled('M-20 214L1620 296v8L-20 226z', m.rim) +
    filled(st, D(0.42)) +
    filled(st, d1) +
    filled(st, d2) +
    filled('M-20 372L1620 420v12L-20 388z', mix(m.dark, m.sky[2], 0.4)) +
    filled('M-20 470L1620 496v44H-20z', D(0.8)) +
    filled('M-20 470L1620 496v6L-20 477z', m.pop)
  let tr = ''
  for (let i = 0; i < 14; i++)
    tr += `M${i * 120 - 20} ${tenth(122 + i * 9.5)}l60 ${tenth(96 - i * 1.2)} 60-${tenth(88 - i * 1)}`
  s += stroked(tr, mix(m.dark, m.rim, 0.35), 3)
  let bn = ''
  for (let i = 0; i < 12; i++) bn += `M${30 + i * 136} ${tenth(488 + i * 2)}l18 12-18 12h12l18-12-18-12z`
  s += filled(bn, m.rim, { opacity: 0.8 })
  // floodlights
  for (const [x, y, k] of [
    [150, 64, 1],
    [1440, 150, 0.8],
  ] as const) {
    let l = ''
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 3; b++)
        l += `M${x + (a * 30 - 57) * k} ${y + (b * 26 - 34) * k}h${22 * k}v${18 * k}h-${22 * k}z`
    s +=
      filled(
        rect(x - 66 * k, y - 42 * k, 132 * k, 88 * k) + rect(x - 6, y + 40 * k, 12, 190),
        mix(m.dark, m.sky[1], 0.3),
      ) +
      filled(l, WHITE) +
      glow(c, x, y, 420 * k, m.sun, 0.85, 0.3)
  }
  const b = beamOf(c, 'b', m.sun, 0.42, 900, 110)
  s += `<g style="mix-blend-mode:screen">${b(150, 64, -38) + b(150, 64, -58) + b(1440, 150, 36) + b(1440, 150, 56)}</g>`
  // striped pitch in perspective
  const G = mix('#0f7a4c', m.sky[2], 0.35),
    vp = [1040, 300] as const
  c.defs.push(
    linear(`${c.id}g`, 0, H, 0, 900, [
      [0, mix(G, m.sun, 0.35)],
      [0.35, G],
      [1, mix(G, m.dark, 0.72)],
    ]),
  )
  s += filled(`M-20 ${H}L1620 528V900H-20z`, `url(#${c.id}g)`)
  let str = ''
  for (let i = -8; i < 14; i += 2) {
    const x0 = vp[0] + i * 46,
      x1 = x0 + 46,
      at = (x: number, y: number) => vp[0] + ((x - vp[0]) * (y - vp[1])) / (524 - vp[1])
    str += `M${tenth(x0)} 524L${tenth(x1)} 524 ${tenth(at(x1, 900))} 900H${tenth(at(x0, 900))}z`
  }
  s += filled(str, mix(G, m.dark, 0.45), { opacity: 0.5 })
  s +=
    stroked('M-20 620L1620 602M520 524L-220 900', WHITE, 5, { opacity: 0.7 }) +
    el('ellipse', { cx: 700, cy: 640, rx: 300, ry: 50, fill: 'none', stroke: WHITE, 'stroke-width': 5, opacity: 0.6 })
  // goal and net
  c.defs.push(
    `<pattern id="${c.id}nt" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h18M0 0v18" stroke="${WHITE}" stroke-width="1.6" opacity=".6"/></pattern>`,
  )
  s +=
    filled('M1180 330L1520 352V612L1180 562z', `url(#${c.id}nt)`) +
    filled('M1180 330L1120 372V570L1180 562zM1180 330L1120 372 1440 400 1520 352z', `url(#${c.id}nt)`, {
      opacity: 0.6,
    }) +
    stroked('M1180 564V330L1520 352V616', WHITE, 9, { 'stroke-linejoin': 'round' }) +
    stroked('M1180 330L1120 372V570', WHITE, 4, { opacity: 0.7 })
  const kp =
    mass('M-16-96q-3-22 16-24 19 2 16 24l-6 12 20 8 4 46-10 28H-24l-10-28 4-46 20-8z') +
    mass(
      taper([
        [-12, -10, 24],
        [-30, 40, 20],
        [-40, 84, 16],
      ]) +
        taper([
          [12, -10, 24],
          [34, 36, 20],
          [52, 80, 16],
        ]) +
        taper([
          [-26, -70, 16],
          [-62, -104, 12],
          [-94, -120, 12],
        ]) +
        taper([
          [26, -70, 16],
          [58, -110, 12],
          [86, -138, 12],
        ]),
    )
  s += `<g transform="translate(1330 520)rotate(-12)">${rimFigure(c, kp, m.dark, m.rim, -3, -2)}</g>`
  // ball and trail
  s +=
    filled('M640 470Q860 330 1080 392 880 372 690 500z', m.pop, { opacity: 0.5 }) +
    filled('M680 462Q880 350 1080 398 900 392 720 480z', m.sun, { opacity: 0.85 }) +
    glow(c, 1090, 396, 150, m.sun, 0.9) +
    `<g transform="translate(1092 396)rotate(20)scale(.92)">` +
    el('circle', { r: 40, fill: WHITE }) +
    filled(
      'M0-15L14-5 9 12H-9L-14-5zM-10-39h20l-5 11H-5zM33-22l7 22-10-7-4-10zM30 26L17 36l-2-11 9-7zM-33-22l-7 22 10-7 4-10zM-30 26l13 10 2-11-9-7z',
      m.dark,
    ) +
    filled('M40 0A40 40 0 0 1-20 34 44 44 0 0 0 40 0z', mix(m.rim, m.dark, 0.2), { opacity: 0.5 }) +
    '</g>'
  // striker: volley pose, leaning back
  const j = (d: string) => mass(d),
    body = j('M-60-250Q-70-282-44-292T-8-276Q0-258-10-246L-12-228 18-214 34-150 24-60-58-50-84-130-78-206-54-222z'),
    legs = j(
      taper([
        [-34, -62, 76],
        [-70, 50, 60],
        [-30, 150, 44],
        [-54, 236, 32],
        [-60, 262, 34],
      ]) +
        taper([
          [6, -66, 76],
          [116, -92, 58],
          [190, -118, 44],
          [262, -168, 30],
          [286, -184, 32],
        ]) +
        'M-86 250h44l34 20-4 14h-76zM266-196l22-22 22 8 34-2 4 14-44 26-24 6z',
    ),
    arms = j(
      taper([
        [10, -196, 40],
        [80, -168, 30],
        [120, -226, 22],
        [128, -244, 22],
      ]) +
        taper([
          [-66, -196, 40],
          [-140, -170, 30],
          [-196, -226, 22],
          [-206, -240, 22],
        ]),
    )
  s +=
    `<g transform="translate(430 600)rotate(-8)">` +
    rimFigure(c, legs + arms + body, mix(m.dark, m.sky[1], 0.14), m.rim, 7, -4) +
    filled('M-78-206L-54-222-12-228 18-214 34-150 30-116-74-108-84-130z', mix(m.pop, m.dark, 0.15)) +
    filled('M4-220l14 6 16 64-4 34-30 2q14-50 4-106z', mix(m.pop, WHITE, 0.3)) +
    filled('M-80-176l52 30 56-44v20L-28-122-84-150z', WHITE, { opacity: 0.9 }) +
    '</g>'
  s += filled('M300 872q130-26 300-4 90 12-20 22-180 14-280-18z', m.dark, { opacity: 0.5 })
  let tf = ''
  for (let i = 0; i < 16; i++)
    tf += `M${tenth(560 + R.range(0, 260))} ${tenth(560 - R.range(-120, 60))}l${tenth(R.range(6, 16))}-${tenth(R.range(2, 10))} 2 ${tenth(R.range(6, 12))}z`
  s += filled(tf, mix(G, m.sun, 0.4))
  const row = crowdOf(c, 'cr', { arms: 0.6, phones: 0.3 })
  s += filled(diamonds(R, 18, 40, 60, 1560, 700, 1.5, 5), m.sun, { opacity: 0.85 }) + row(872, 1.1, m.dark, m.sun, 0.2)
  return s + vignette(c, 1600, 900, 0.5) + grain(c)
}
