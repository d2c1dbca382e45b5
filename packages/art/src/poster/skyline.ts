import { adjust, mix, WHITE } from '../palette'
import { tenth } from '../path'
import { cuspedArch } from '../patterns'
import { chhatri, dome, kangura, shikhara } from '../scene/architecture'
import { mass, rimFigure, symbol, tile } from '../scene/figures'
import { streaks, towers } from '../scene/land'
import { windowTile } from '../scene/lights'
import { glow, grain, rect, type Stage, sky, sunGlow, vignette } from '../scene/stage'
import { el, filled, linear, stroked } from '../svg'

const cities = ['gateway', 'minarets', 'temple', 'palace'] as const

export type City = (typeof cities)[number]

/** A city on the water, friends on a roof. */
export function skyline(c: Stage, city?: City) {
  const { dice: R, m } = c,
    D = c.depth,
    H = 640,
    sx = R.range(590, 680),
    sy = 470
  let s = sky(c, H - 30, [0, 0.24, 0.46, 0.74, 1])
  s += sunGlow(c, sx, sy, 1.1) + el('circle', { cx: tenth(sx), cy: sy, r: 178, fill: m.sun })
  const strat = (y: number, n: number, h: number, col: string, op: number) =>
    filled(streaks(R, n, -200, y - 24, 1500, y + 24, 280, 800, h), col, { opacity: op })
  s +=
    strat(180, 7, 13, mix(m.sky[1], m.sky[2], 0.6), 0.7) +
    strat(300, 8, 15, mix(m.sky[2], m.sky[3], 0.5), 0.6) +
    strat(420, 8, 11, m.sky[4], 0.5)
  // three depths of towers, each with its own window tile
  const tA = towers(R, -10, 1610, H, 70, 190, 30, 70),
    tB = towers(R, -10, 1610, H, 60, 220, 44, 96),
    tC1 = towers(R, -10, 470, H, 120, 330, 50, 100),
    tC2 = towers(R, 1120, 1610, H, 150, 380, 54, 104)
  const B = symbol(c, tB.d),
    C = symbol(c, tC1.d + tC2.d)
  s +=
    filled(tA.d, D(0.06)) + B(D(0.2)) + B(windowTile(c, 'w1', m.sun, R, { w: 83, h: 71, n: 11, ww: 3, wh: 4, op: 0.5 }))
  s += filled(
    tB.tops.map(([x, y, w]) => `M${tenth(x + w - 5)} ${y + 30}h5V${H}h-5z`).join(''),
    mix(D(0.1), m.rim, 0.5),
    {
      opacity: 0.6,
    },
  )
  // cable-stayed bridge
  const bridge = (x: number, k: number) => {
    let cab = ''
    for (let i = 1; i <= 9; i++)
      cab += `M${x} ${tenth(H - 300 * k + i * 12 * k)}L${tenth(x - i * 34 * k)} ${H - 34}M${x} ${tenth(H - 300 * k + i * 12 * k)}L${tenth(x + i * 34 * k)} ${H - 34}`
    return (
      stroked(cab, mix(D(0.35), m.sun, 0.35), 1.6, { opacity: 0.8 }) +
      filled(
        `M${tenth(x - 5 * k)} ${tenth(H - 310 * k)}h${tenth(10 * k)}l${tenth(26 * k)} ${tenth(276 * k)}v${tenth(46 * k)}h${tenth(-14 * k)}v${tenth(-46 * k)}l${tenth(-17 * k)}-150-${tenth(17 * k)} 150v${tenth(46 * k)}h${tenth(-14 * k)}v${tenth(-46 * k)}z`,
        D(0.42),
      )
    )
  }
  s +=
    bridge(1010, 1) +
    bridge(700, 0.74) +
    filled(rect(330, H - 38, 1300, 9), D(0.42)) +
    filled(rect(360, H - 30, 1240, 34), tile(c, 82, 34, filled('M0 0h8v34H0z', D(0.42)), 360, H - 30)) +
    filled(rect(336, H - 44, 1280, 3), tile(c, 34, 3, filled('M0 0h6v3H0z', m.sun), 0, H - 44)) +
    filled(`M828 ${H - 70}h300q16 4 22 28v4H820z`, mix(D(0.5), m.rim, 0.55)) +
    filled(rect(836, H - 63, 286, 11), tile(c, 26, 11, filled('M0 0h19v11H0z', m.sun), 836, H - 63))
  s +=
    C(D(0.5)) +
    C(windowTile(c, 'w2', m.sun, R, { w: 97, h: 113, n: 18, ww: 4, wh: 6, op: 0.85 })) +
    C(windowTile(c, 'w3', m.pop, R, { w: 112, h: 140, n: 5, ww: 5, wh: 7, op: 0.7 }))
  s +=
    filled(
      tC1.tops.map(([x, y, w]) => `M${tenth(x + w - 6)} ${y + 34}h6V${H}h-6z`).join('') +
        tC2.tops.map(([x, y, _w]) => `M${x} ${y + 34}h6V${H}h-6z`).join(''),
      m.rim,
      { opacity: 0.55 },
    ) +
    filled(
      tC2.tops
        .slice(1, 3)
        .map(([x, y, w]) => rect(x + 10, y + 60, w - 20, 70))
        .join(''),
      m.pop,
      { opacity: 0.55 },
    )
  // landmark on the waterfront
  const L = city ?? R.pick(cities),
    lx = 600,
    f = D(0.68),
    lit = mix(D(0.5), m.rim, 0.7)
  let lm = '',
    _hl = '',
    gl = ''
  if (L === 'gateway') {
    lm =
      rect(lx - 150, 470, 300, 172) +
      rect(lx - 70, 430, 140, 50) +
      `M${lx - 162} 470h324v-12h-324zM${lx - 82} 430h164v-10h-164z` +
      [-110, 110].map((d) => dome(lx + d, 458, 58)).join('') +
      [-58, 58].map((d) => chhatri(lx + d, 422, 1)).join('') +
      dome(lx, 422, 84) +
      [-150, 150].map((d) => rect(lx + d - 16, 420, 32, 222) + dome(lx + d, 422, 40)).join('')
    gl =
      cuspedArch(lx, 505, 555, 642, 40, 3) +
      cuspedArch(lx - 100, 545, 580, 642, 20, 3) +
      cuspedArch(lx + 100, 545, 580, 642, 20, 3)
  } else if (L === 'minarets') {
    lm =
      rect(lx - 110, 450, 220, 192) +
      rect(lx - 122, 440, 244, 12) +
      kangura(lx - 118, lx + 118, 440, 14) +
      [-122, 122]
        .map(
          (d) =>
            rect(lx + d - 15, 300, 30, 342) +
            rect(lx + d - 22, 380, 44, 9) +
            rect(lx + d - 22, 330, 44, 9) +
            rect(lx + d - 22, 452, 44, 9) +
            dome(lx + d, 302, 44),
        )
        .join('') +
      dome(lx, 430, 90)
    gl =
      cuspedArch(lx, 500, 560, 642, 56, 4) +
      [-70, -35, 0, 35, 70].map((d) => `M${lx + d - 9} 486v-16q9-14 18 0v16z`).join('')
  } else if (L === 'temple') {
    lm =
      shikhara(lx, 642, 150, 380) +
      shikhara(lx - 130, 642, 110, 230) +
      shikhara(lx + 130, 642, 110, 230) +
      rect(lx - 230, 590, 460, 52) +
      chhatri(lx - 208, 592, 1.1) +
      chhatri(lx + 208, 592, 1.1)
    gl =
      cuspedArch(lx, 560, 594, 642, 26, 3) +
      [-180, -80, 80, 180].map((d) => `M${lx + d - 12} 642v-26q12-16 24 0v26z`).join('')
  } else {
    lm =
      rect(lx - 220, 530, 440, 112) +
      [-200, -130, -60, 60, 130, 200].map((d) => dome(lx + d, 532, 52)).join('') +
      rect(lx - 44, 440, 88, 100) +
      dome(lx, 442, 100) +
      [-220, 220].map((d) => rect(lx + d - 22, 450, 44, 192) + dome(lx + d, 452, 54)).join('') +
      kangura(lx - 196, lx + 196, 532, 10)
    gl =
      Array.from({ length: 11 }, (_, i) => `M${lx - 195 + i * 36} 632v-44q12-20 24 0v44z`).join('') +
      `M${lx - 16} 520v-40q16-22 32 0v40z`
  }
  const LM = symbol(c, lm)
  c.defs.push(`<clipPath id="${c.id}lc">${LM('#000')}</clipPath>`)
  s +=
    LM(f) +
    `<g clip-path="url(#${c.id}lc)">` +
    filled(rect(lx - 260, 200, 86, 450) + rect(lx - 20, 200, 12, 450) + rect(lx + 96, 200, 10, 450), lit, {
      opacity: 0.5,
    }) +
    '</g>' +
    filled(gl, m.sun) +
    glow(c, lx, 600, 260, m.sky[4], 0.5)
  s +=
    filled(`M-10 ${H}H1610v14H-10z`, D(0.8)) +
    filled(
      rect(0, H - 26, 1600, 26),
      tile(c, 60, 26, filled('M20 26V4h-7V1h17v3h-7v22z', D(0.8)) + filled('M17 2h9v4h-9z', m.sun), 0, H - 26),
    )
  // water with broken reflections
  c.defs.push(
    linear(`${c.id}wa`, 0, H, 0, 900, [
      [0, mix(m.sky[3], m.dark, 0.3)],
      [0.3, mix(m.sky[2], m.dark, 0.5)],
      [1, m.dark],
    ]),
  )
  s += filled(rect(0, H + 14, 1600, 260), `url(#${c.id}wa)`)
  const refl = (x: number, col: string, n: number, w0: number, op: number) => {
    let d = ''
    for (let i = 0; i < n; i++) {
      const t = i / n,
        y = H + 20 + t * t * 220,
        w = w0 * (0.3 + t)
      d += `M${tenth(x + R.range(-1, 1) * w0 * 0.35 - w / 2)} ${tenth(y)}l${tenth(w / 2)}-${tenth(1 + t * 3)} ${tenth(w / 2)} ${tenth(1 + t * 3)}-${tenth(w / 2)} ${tenth(1 + t * 3)}z`
    }
    return filled(d, col, { opacity: op })
  }
  s +=
    refl(sx, m.sun, 17, 150, 0.7) +
    refl(1240, m.pop, 9, 70, 0.5) +
    refl(1420, m.rim, 9, 80, 0.5) +
    refl(940, m.rim, 7, 50, 0.5)
  // boats, kites, birds
  const boat = (x: number, y: number, k: number) =>
    `M${x} ${y}q${60 * k} ${26 * k} ${150 * k} 0l${14 * k}-${12 * k}q-${90 * k} ${14 * k}-${178 * k}-${4 * k}zM${x + 66 * k} ${y - 4 * k}v-${96 * k}h${3 * k}v${96 * k}zM${x + 72 * k} ${y - 92 * k}q${60 * k} ${30 * k} ${62 * k} ${78 * k}l-${62 * k} 4z`
  s +=
    filled(boat(1130, 770, 1.1) + boat(860, 706, 0.5), m.dark) +
    filled('M1209 671q66 33 68 86l-30 2q-2-56-38-88z', m.rim, { opacity: 0.8 })
  const kite = (x: number, y: number, k: number, r: number, a: string, b: string) =>
    `<g transform="translate(${x} ${y})rotate(${r})scale(${k})">` +
    filled('M0-34L-28 0H28z', a) +
    filled('M-28 0L0 36 28 0z', b) +
    filled('M0 36l-7 12h14z', a) +
    stroked('M0 40Q26 90 0 140T22 260', mix(a, WHITE, 0.4), 1.4) +
    '</g>'
  s +=
    kite(860, 120, 1.15, 18, m.pop, adjust(m.pop, { l: 0.7 })) +
    kite(1090, 210, 0.72, -14, m.sun, m.rim) +
    kite(300, 150, 0.9, 24, m.rim, WHITE) +
    kite(1330, 110, 0.6, 10, WHITE, m.pop) +
    stroked('M720 300q12-12 22 0 10-12 22 0M780 330q9-9 17 0 8-9 17 0M676 344q8-8 15 0 7-8 15 0', m.dark, 3)
  // rooftop crew in the foreground: friends on the parapet, string lights, water tank
  s +=
    filled('M-20 900V566h96v-16h18v16h14V900zM-20 566q46-44 108 0z', m.dark) +
    filled('M-20 900V770H640v-16h30v146z', m.dark) +
    filled('M106 770H640v-16h30v5H645v16H106zM94 556h14v214h-5V566h-9z', m.rim, { opacity: 0.9 })
  s +=
    stroked('M96 590Q230 690 372 640T640 600V754', m.dark, 3.5) +
    filled(
      (
        [
          [150, 627],
          [204, 650],
          [262, 660],
          [320, 654],
          [372, 640],
          [430, 626],
          [490, 622],
          [550, 622],
          [604, 612],
        ] as const
      )
        .map(([x, y]) => `M${x - 6} ${y}a6 8 0 1 0 12 0 6 8 0 0 0-12 0`)
        .join(''),
      m.sun,
    )
  const bd = 'M-36 0Q-42-62-26-82L-9-90V-98H9v8l17 8Q42-62 36 0z',
    sit = (x: number, k: number, head: string, col: string) =>
      `<g transform="translate(${x} 772)scale(${k})">${rimFigure(c, mass(bd + head), m.dark, col, 5, -2)}</g>`
  s +=
    glow(c, 330, 700, 120, m.pop, 0.5) +
    sit(226, 1, 'M-20-112q-2-26 20-26t20 26-20 22-20-22zM14-140q16-14 24 2t-16 14z', m.rim) +
    sit(330, 1.08, 'M-24-116q-6-34 24-36t26 32q-2 30-26 30t-24-26z', m.rim) +
    sit(432, 1, 'M-20-112q0-26 20-26t20 26-20 22-20-22zM-22-122q4-24 26-22t20 26l16 6-34-4z', m.rim) +
    filled('M318 700l26-5 6 22-26 5z', m.pop) +
    filled('M408 722q-30-8-46-18l4-10q24 10 48 12z', m.dark)
  return s + vignette(c, 1600, 900, 0.5, 700, 460) + grain(c)
}
