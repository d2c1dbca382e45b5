import type { MarkName } from '../crest/mark'
import { mix, WHITE } from '../palette'
import { spline, tenth } from '../path'
import { chhatri, shikhara } from '../scene/architecture'
import { drawCrowd } from '../scene/crowd'
import { tile } from '../scene/figures'
import { ridge, towers } from '../scene/land'
import { windowTile } from '../scene/lights'
import { glow, grain, rect, type Stage, vignette } from '../scene/stage'
import { filled, stroked } from '../svg'
import { boat, embers, lamps, openSky, palm, portal, water } from './land-parts'

/** A beach: the sun in the sea, palms, boats, and a stage on the sand. */
export function coast(c: Stage, mark: MarkName) {
  const { dice, m } = c
  let s = openSky(c, 600, 1090, 500, 150)
  s += filled(ridge(dice, -20, 560, 560, 50, 5).d, c.depth(0.12))
  s += water(c, 590, [
    [1090, m.sun, 170],
    [500, m.pop, 90],
    [760, m.rim, 70],
  ])
  s += filled(boat(1220, 640, 0.9) + boat(880, 618, 0.5) + boat(1420, 616, 0.4), m.dark)
  s += filled(spline('-40,690! 300,660 700,700 1050,760 1300,830 1500,940! -40,940!'), c.depth(0.6))
  s += stroked('M-40 690Q300 650 700 704T1300 836L1480 940', m.sun, 5, { opacity: 0.6 })
  s += portal(c, 430, 730, 0.95, mark)
  s += filled(
    palm(90, 800, 470, 60) + palm(190, 810, 330, -50) + palm(760, 760, 270, 40) + palm(1520, 910, 620, -120),
    m.dark,
  )
  s += lamps(c, 150, 420, 740, 500, 120)
  const row = drawCrowd(c, 'cr', { arms: 0.5 })
  s += row(800, 0.75, c.depth(0.94), m.sun) + row(850, 1.2, m.dark, m.pop, 0.4)
  return s + embers(c) + vignette(c, 1600, 900, 0.5) + grain(c)
}

/** A river town: temple towers over the steps, lamps on the water, boats. */
export function river(c: Stage, mark: MarkName) {
  const { m } = c
  let s = openSky(c, 560, 1230, 360, 120)
  const temples =
    shikhara(190, 560, 180, 380) +
    shikhara(380, 560, 130, 250) +
    shikhara(40, 560, 120, 230) +
    shikhara(1010, 560, 110, 220) +
    rect(0, 470, 760, 100) +
    rect(880, 500, 420, 70) +
    [500, 620, 740, 900, 1120, 1280].map((x) => chhatri(x, 474, 1.3)).join('')
  s += filled(temples, c.depth(0.4)) + filled(`${rect(0, 470, 1300, 5)}M206 200l60 360h-22z`, m.rim, { opacity: 0.6 })
  const steps = Array.from({ length: 7 }, (_, i) =>
    filled(rect(-10, 560 + i * 15, 1330 - i * 30, 16), c.depth(0.45 + i * 0.05)),
  )
  s +=
    steps.join('') +
    filled(rect(0, 560, 1300, 4) + rect(0, 590, 1260, 3) + rect(0, 620, 1200, 3), m.sun, { opacity: 0.5 })
  s += portal(c, 640, 600, 0.85, mark)
  s += water(c, 664, [
    [1230, m.sun, 120],
    [640, m.pop, 130],
    [220, m.rim, 80],
    [980, m.rim, 60],
  ])
  const afloat = Array.from({ length: 26 }, (_, i) => {
    const x = 60 + ((i * 347) % 1500)
    const y = 690 + ((i * 83) % 150)
    const k = tenth(0.5 + (y - 680) / 180)
    return `<g transform="translate(${x} ${y})scale(${k})">${filled('M-16 0h32l-8 9h-16z', m.dark)}${filled('M0-18q9 10 0 17-9-7 0-17z', m.sun)}</g>`
  })
  s += afloat.join('') + filled(boat(1150, 760, 1.3) + boat(300, 720, 0.7), m.dark)
  const row = drawCrowd(c, 'cr', { arms: 0.35 })
  s += row(850, 1.15, m.dark, m.pop, 0.4)
  return s + embers(c) + vignette(c, 1600, 900, 0.5) + grain(c)
}

/** A port at night: gantries, stacks of boxes, a ship, and a stage on the quay. */
export function harbour(c: Stage, mark: MarkName) {
  const { dice, m } = c
  let s = openSky(c, 580, 300, 430, 120)
  s += filled(towers(dice, -10, 700, 580, 40, 130, 30, 70).d, c.depth(0.12))
  const gantry = (x: number, k: number) =>
    `M${x} 600l${40 * k}-${360 * k}h${14 * k}l-${30 * k} ${360 * k}zM${x + 150 * k} 600l${10 * k}-${360 * k}h${14 * k}v${360 * k}zM${x - 120 * k} ${600 - 376 * k}h${420 * k}v${14 * k}h-${420 * k}zM${x + 60 * k} ${600 - 470 * k}h${12 * k}v${100 * k}h-${12 * k}z`
  const stays = (x: number, k: number) =>
    `M${x + 66 * k} ${600 - 468 * k}L${x - 116 * k} ${600 - 370 * k}M${x + 66 * k} ${600 - 468 * k}L${x + 296 * k} ${600 - 370 * k}`
  for (const [x, k, t] of [
    [880, 0.8, 0.3],
    [1180, 1, 0.45],
  ] as const)
    s +=
      filled(gantry(x, k), c.depth(t)) +
      stroked(stays(x, k), c.depth(t), 3) +
      filled(rect(x - 118 * k, 600 - 376 * k, 410 * k, 3), m.rim)
  const boxes = [m.pop, m.rim, mix(m.rim, m.dark, 0.4), mix(m.pop, m.dark, 0.45)]
  for (const [i, colour] of boxes.entries()) {
    const d = Array.from({ length: 9 }, (_, j) => {
      const place = (j * 4 + i * 7 + j * j) % 36
      return rect(900 + (place % 12) * 58, 572 - Math.floor(place / 12) * 28, 54, 25)
    })
    s += filled(d.join(''), mix(colour, m.dark, 0.35))
  }
  s +=
    filled('M120 596h560l60-66h-90v-46h-70v-40h-90v86H160z', c.depth(0.5)) +
    filled('M120 596h560l16-18H112z', m.rim, { opacity: 0.7 })
  s += filled(rect(500, 458, 70, 8) + rect(590, 498, 50, 8), m.sun)
  s += filled(rect(-10, 598, 1640, 40), c.depth(0.72)) + portal(c, 620, 640, 0.9, mark)
  s += water(c, 640, [
    [300, m.sun, 130],
    [620, m.pop, 150],
    [1180, m.rim, 90],
    [1420, m.pop, 60],
  ])
  s +=
    filled(rect(0, 770, 1600, 130), m.dark) +
    filled(rect(0, 770, 1600, 26), tile(c, 60, 26, filled('M0 0h30l-16 26h-30z', m.sun)), { opacity: 0.55 })
  const row = drawCrowd(c, 'cr', { arms: 0.5 })
  s += row(850, 1.2, m.dark, m.pop, 0.4)
  return s + embers(c) + vignette(c, 1600, 900, 0.5) + grain(c)
}

/** The rains: a wet street, umbrellas, lightning behind the towers. */
export function monsoon(c: Stage, mark: MarkName) {
  const { dice, m } = c
  let s = openSky(c, 600, 1240, 300, 0)
  const bank = (y: number, colour: string) =>
    filled(
      spline(
        `-60,${y}! 120,${y - 60} 330,${y - 20} 520,${y - 84} 760,${y - 30} 990,${y - 90} 1240,${y - 24} 1460,${y - 74} 1660,${y - 10}! 1660,-40! -60,-40!`,
      ),
      colour,
    )
  s += bank(300, mix(m.sky[1], m.sky[2], 0.4)) + bank(220, m.sky[1]) + bank(140, mix(m.sky[0], m.sky[1], 0.5))
  s +=
    glow(c, 1180, 260, 420, WHITE, 0.7) +
    filled('M1190 180l-62 140h54l-70 150 150-186h-60l66-104z', mix(m.sun, WHITE, 0.6))
  const left = towers(dice, -10, 520, 660, 150, 380, 60, 120).d
  const right = towers(dice, 1060, 1620, 660, 130, 330, 60, 120).d
  s += filled(towers(dice, 300, 1300, 660, 60, 190, 40, 90).d, c.depth(0.15))
  s +=
    filled(left + right, c.depth(0.5)) +
    filled(left + right, windowTile(c, 'w', m.sun, dice, { w: 90, h: 104, n: 14, ww: 5, wh: 7 }))
  s += portal(c, 790, 680, 1, mark)
  s += water(c, 664, [
    [790, m.pop, 220],
    [240, m.sun, 110],
    [1320, m.rim, 120],
    [520, m.rim, 80],
    [1080, m.sun, 70],
  ])
  const rain = Array.from({ length: 90 }, () => {
    const length = dice.range(24, 70)
    return `M${dice.int(0, 1640)} ${dice.int(-20, 840)}l${tenth(-length * 0.22)} ${tenth(length)}`
  })
  const row = drawCrowd(c, 'cr', { arms: 0.2 })
  s += row(800, 0.9, c.depth(0.9), m.sun)
  const umbrella = (x: number, y: number, k: number, colour: string) =>
    `<g transform="translate(${x} ${y})scale(${k})">${filled('M-3-60h6v150h-6z', m.dark)}${filled('M-110 0Q-96-96 0-100 96-96 110 0 84-16 66 2 34-16 0 2-34-16-66 2-84-16-110 0z', colour)}${filled('M0-100Q96-96 110 0 84-16 66 2 60-70 0-100z', WHITE, { opacity: 0.25 })}</g>`
  s +=
    umbrella(240, 760, 1, m.pop) +
    umbrella(520, 790, 0.85, m.rim) +
    umbrella(1000, 780, 0.9, mix(m.sun, m.rim, 0.4)) +
    umbrella(1330, 750, 1.1, m.pop)
  s += row(856, 1.25, m.dark, m.pop, 0.4) + stroked(rain.join(''), mix(m.sun, WHITE, 0.5), 2, { opacity: 0.38 })
  return s + vignette(c, 1600, 900, 0.5) + grain(c)
}
