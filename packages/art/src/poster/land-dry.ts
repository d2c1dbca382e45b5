import type { MarkName } from '../crest/mark'
import { mix } from '../palette'
import { spline, tenth } from '../path'
import { chhatri, dome, kangura } from '../scene/architecture'
import { drawCrowd } from '../scene/crowd'
import { symbol } from '../scene/figures'
import { ridge } from '../scene/land'
import { windowTile } from '../scene/lights'
import { grain, rect, type Stage, vignette } from '../scene/stage'
import { filled, stroked } from '../svg'
import { embers, lamps, openSky, portal } from './land-parts'

/** Hill country: ridge behind ridge, terraces, a stage on the saddle, flags over the crowd. */
export function hills(c: Stage, mark: MarkName) {
  const { dice, m } = c
  let s = openSky(c, 560, 1130, 330, 120)
  for (const [i, y] of [430, 500, 570].entries()) {
    const { d, top } = ridge(dice, -20, 1620, y, 130 - i * 26, 6, 0.55)
    s += filled(d, c.depth(0.1 + i * 0.2)) + stroked(top, m.rim, 3, { opacity: 0.35 })
  }
  s += portal(c, 620, 672, 0.95, mark)
  const near = spline('-40,760! 200,650 480,668 760,676 1080,640 1340,560 1640,520! 1640,940! -40,940!')
  s += filled(near, c.depth(0.8))
  const terraces = Array.from(
    { length: 7 },
    (_, i) => `M${900 + i * 34} ${690 + i * 26}Q1240 ${640 + i * 34} 1640 ${556 + i * 44}`,
  )
  s += stroked(terraces.join(''), m.rim, 2.5, { opacity: 0.4 })
  const pines = Array.from({ length: 16 }, (_, i) => {
    const x = tenth(20 + i * 30 + dice.range(-12, 12))
    const h = dice.range(90, 190)
    return `M${x} ${tenth(752 - h - i * 3)}l26 ${tenth(h * 0.55)}h-10l18 ${tenth(h * 0.5)}h-68l18-${tenth(h * 0.5)}h-10z`
  })
  s += filled(pines.join(''), c.depth(0.95))
  s += flags(c, -20, 300, 700, 470) + flags(c, 1620, 250, 1010, 500)
  const row = drawCrowd(c, 'cr', { arms: 0.5 })
  s += row(780, 0.8, c.depth(0.95), m.sun) + row(840, 1.25, m.dark, m.pop, 0.4)
  return s + embers(c) + vignette(c, 1600, 900, 0.5) + grain(c)
}

/** Dunes under a large sun, a walled town on the horizon, tents and a stage between them. */
export function desert(c: Stage, mark: MarkName) {
  const { dice, m } = c
  let s = openSky(c, 600, 760, 420, 210)
  const { d } = ridge(dice, -20, 1620, 560, 40, 5)
  const town =
    rect(930, 470, 520, 150) +
    kangura(934, 1448, 470, 16) +
    [930, 1070, 1310, 1440].map((x) => rect(x - 24, 420, 48, 200) + dome(x, 424, 56)).join('') +
    chhatri(1190, 472, 1.5)
  s += filled(d, c.depth(0.1)) + filled(town, c.depth(0.28))
  s += filled('M930 470h12v150h-12zM1046 424h8v190h-8zM1286 424h8v190h-8zM1416 424h8v190h-8z', m.rim, { opacity: 0.7 })
  const dune = (points: string, shade: string, t: number) =>
    filled(spline(points), c.depth(t)) + filled(spline(shade), m.rim, { opacity: 0.32 })
  s += dune(
    '-40,660! 260,560 620,610 900,650 1280,580 1640,600! 1640,940! -40,940!',
    '-40,660! 260,560 620,610! 420,640 180,690 -40,760!',
    0.4,
  )
  s += portal(c, 520, 700, 0.8, mark)
  const tents = [250, 800, 940].map(
    (x, i) => `M${x} ${690 + i * 8}l70-86 70 86zM${x + 68} ${600 + i * 8}h4v-26h26l-8 8 8 8h-26z`,
  )
  s +=
    filled(tents.join(''), c.depth(0.7)) + filled('M320 604l70 86h-40zM870 612l70 86h-40zM1010 620l70 86h-40z', m.pop)
  s += dune(
    '-40,780! 300,720 700,700 1060,760 1360,700 1640,650! 1640,940! -40,940!',
    '1640,650! 1360,700 1060,760! 1240,780 1460,760 1640,740!',
    0.75,
  )
  const row = drawCrowd(c, 'cr', { arms: 0.4 })
  s += row(800, 0.7, c.depth(0.92), m.sun) + row(850, 1.2, m.dark, m.pop, 0.3)
  return s + embers(c) + vignette(c, 1600, 900, 0.5) + grain(c)
}

/** A fort on its rock, torches on the walls, a stage at the gate. */
export function fort(c: Stage, mark: MarkName) {
  const { dice, m } = c
  let s = openSky(c, 560, 420, 340, 130)
  const far = ridge(dice, -20, 1620, 520, 110, 6)
  s += filled(far.d, c.depth(0.14))
  const rock = ridge(dice, 380, 1640, 560, 60, 5)
  s += filled(rock.d, c.depth(0.36)) + stroked(rock.top, m.rim, 3, { opacity: 0.4 })
  const bastions = [520, 760, 1180, 1400, 1560]
  const walls =
    rect(500, 400, 1120, 220) +
    kangura(504, 1610, 400, 18) +
    bastions.map((x) => rect(x - 52, 350, 104, 290) + kangura(x - 50, x + 54, 350, 16)).join('') +
    [760, 1400].map((x) => chhatri(x, 342, 1.9)).join('') +
    rect(880, 260, 200, 160) +
    kangura(884, 1080, 260, 14) +
    dome(980, 254, 120) +
    [900, 1060].map((x) => chhatri(x, 250, 1)).join('')
  const wall = symbol(c, walls)
  s += wall(c.depth(0.55)) + wall(windowTile(c, 'w', m.sun, dice, { w: 120, h: 96, n: 9, ww: 5, wh: 9, op: 0.85 }))
  s += filled(bastions.map((x) => rect(x - 52, 366, 9, 270)).join('') + rect(880, 270, 8, 130), m.rim, {
    opacity: 0.75,
  })
  s += portal(c, 980, 690, 0.9, mark)
  s += filled(spline('-40,720! 300,660 640,690 980,694 1340,690 1640,660! 1640,940! -40,940!'), c.depth(0.8))
  s += lamps(c, 60, 520, 700, 610, 90) + filled(rect(54, 500, 12, 260), m.dark)
  const row = drawCrowd(c, 'cr', { arms: 0.55 })
  s += row(770, 0.75, c.depth(0.94), m.sun) + row(836, 1.25, m.dark, m.pop, 0.5)
  return s + embers(c) + vignette(c, 1600, 900, 0.5) + grain(c)
}

/** A string of flags in four colours. */
function flags(c: Stage, x0: number, y0: number, x1: number, y1: number) {
  const { m } = c
  const colours = [m.pop, m.sun, m.rim, mix(m.sky[2], m.sun, 0.3)]
  const strips = colours.map((colour, i) => {
    const d = [0, 1, 2, 3].map((round) => {
      const t = (round * 4 + i + 0.5) / 16
      const x = x0 + (x1 - x0) * t
      const y = y0 + (y1 - y0) * t + 120 * t * (1 - t)
      return `M${tenth(x - 13)} ${tenth(y)}h26l-3 34-10-6-13 6z`
    })
    return filled(d.join(''), colour)
  })
  return stroked(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 60} ${x1} ${y1}`, m.dark, 3) + strips.join('')
}
