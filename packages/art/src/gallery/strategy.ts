import { MARIGOLD, mix, WHITE } from '../palette'
import { spline } from '../path'
import { cuspedArch, lattice } from '../patterns'
import { glow, rect, type Stage } from '../scene/stage'
import { el, filled, stroked } from '../svg'
import { cup, cycle, grad, plant, roomHeight, roomWidth } from './room'
import { backPlayer } from './seated'
import { stander } from './standing'

/** A coach at the map, the team on the sofa. */
export function strategy(c: Stage) {
  const { m } = c
  let s = filled(
    rect(0, 0, roomWidth, roomHeight),
    grad(c, 0, 800, [
      [0, mix(m.dark, m.sky[1], 0.55)],
      [0.7, mix(m.dark, m.sky[2], 0.5)],
      [1, m.dark],
    ]),
  )
  c.defs.push(lattice(`${c.id}l`, 'ogee', mix(m.dark, m.sky[2], 0.35), { scale: 1, width: 5 }))
  const aw = cuspedArch(128, 90, 190, 470, 92, 3)
  s +=
    filled(cuspedArch(128, 70, 182, 480, 108, 3), mix(m.dark, m.fog, 0.35)) +
    filled(aw, m.sun) +
    filled(aw, `url(#${c.id}l)`) +
    glow(c, 128, 280, 340, m.sky[4], 0.6) +
    filled('M220 180L760 800H330L60 470z', m.sun, { opacity: 0.09 })
  s +=
    filled('M330 70H1130V470H330z', m.dark) +
    filled(
      'M340 80H1120V460H340z',
      grad(c, 80, 460, [
        [0, mix(m.pop, m.dark, 0.62)],
        [1, mix(m.pop, m.dark, 0.82)],
      ]),
    )
  c.defs.push(lattice(`${c.id}g`, 'diamond', m.pop, { scale: 1.4, width: 0.8, opacity: 0.25 }))
  s += filled('M340 80H1120V460H340z', `url(#${c.id}g)`)
  s +=
    filled(
      spline(
        '420,200 500,130 620,150 700,110 820,140 930,120 1040,190 1060,290 980,380 860,400 760,430 640,400 520,420 430,340',
      ),
      mix(m.pop, m.dark, 0.5),
    ) +
    filled(spline('520,230 600,190 680,220 700,290 620,330 540,310'), mix(m.pop, m.dark, 0.3)) +
    filled(spline('800,200 900,190 960,260 900,330 820,300'), mix(m.pop, m.dark, 0.3)) +
    stroked('M470 380Q560 330 610 270T760 240 880 250', MARIGOLD, 6, { 'stroke-dasharray': '18 10' }) +
    filled('M870 230l34 20-34 20z', MARIGOLD) +
    stroked('M1000 180Q960 220 890 300', m.rim, 6, { 'stroke-dasharray': '18 10' }) +
    (
      [
        [470, 380, MARIGOLD],
        [610, 270, MARIGOLD],
        [1000, 180, m.rim],
      ] as const
    )
      .map(([x, y, k]) => el('circle', { cx: x, cy: y, r: 13, fill: k }))
      .join('') +
    el('circle', {
      cx: 740,
      cy: 270,
      r: 130,
      fill: 'none',
      stroke: WHITE,
      'stroke-width': 3,
      'stroke-dasharray': '4 9',
    }) +
    filled('M1030 404h66v40h-66zM364 104h88v10h-88zM364 124h60v8h-60z', WHITE, { opacity: 0.55 })
  s +=
    glow(c, 730, 270, 560, m.pop, 0.34) +
    filled(
      rect(0, 520, roomWidth, 280),
      grad(c, 520, 800, [
        [0, mix(m.dark, m.fog, 0.3)],
        [1, m.dark],
      ]),
    ) +
    filled(rect(0, 514, roomWidth, 8), mix(m.dark, m.fog, 0.5))
  s +=
    plant(c, 1136, 560, 1.15, '#1f7a5c') +
    stander(c, {
      x: 330,
      y: 640,
      k: 1.02,
      head: 'bun',
      pose: 'point',
      top: mix(m.rim, m.dark, 0.25),
      accent: m.sun,
      rim: m.pop,
      kurta: true,
      legs: '#171422',
    })
  const body =
    filled('M220 800V640q0-40 40-40h680q40 0 40 40v160z', mix(m.dark, m.sky[1], 0.42)) +
    filled('M220 650q0-50 40-50h680q40 0 40 50v12q0-40-40-40H260q-40 0-40 40z', mix(m.dark, m.rim, 0.45)) +
    filled('M446 622h6v178h-6zM746 622h6v178h-6z', m.dark)
  const hd = [
    ['curly', 320],
    ['turban', 490],
    ['long', 668],
    ['crop', 850],
  ] as const
  s +=
    hd
      .map(([h, x], i) =>
        backPlayer(c, {
          x,
          y: 758,
          k: 0.92,
          chair: false,
          head: h,
          cloth: cycle(['', '#e07a22', '', ''], i),
          kit: cycle(
            [mix(m.rim, m.dark, 0.5), mix(m.dark, m.sky[2], 0.7), mix(m.pop, m.dark, 0.55), mix(m.dark, m.sky[1], 0.8)],
            i,
          ),
          accent: m.sun,
          rim: m.pop,
        }),
      )
      .join('') + body
  return s + cup(1016, 640, 1.2) + filled('M984 668h96v8h-96zM1026 676h12v124h-12z', mix(m.dark, m.fog, 0.5))
}
