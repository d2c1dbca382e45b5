import { MARIGOLD, mix, WHITE } from '../palette'
import { lattice } from '../patterns'
import { glow, rect, type Stage } from '../scene/stage'
import { filled, stroked } from '../svg'
import { cityWindow, cup, cycle, grad, pendant, plant, roomWidth } from './room'
import { stander } from './standing'

/** A tea break in the café of the office. */
export function chai(c: Stage) {
  const { m } = c
  let s =
    filled(
      rect(0, 0, roomWidth, 600),
      grad(c, 0, 600, [
        [0, mix(m.dark, m.sky[1], 0.45)],
        [1, mix(m.dark, m.sky[2], 0.7)],
      ]),
    ) +
    filled(
      rect(0, 600, roomWidth, 200),
      grad(c, 600, 800, [
        [0, mix(m.dark, m.fog, 0.42)],
        [1, mix(m.dark, m.sky[1], 0.2)],
      ]),
    )
  c.defs.push(lattice(`${c.id}l`, 'petal', mix(m.rim, m.dark, 0.3), { scale: 1, width: 2.4, opacity: 0.8 }))
  s +=
    cityWindow(c, 60, 90, 420, 330, 3) +
    filled(rect(540, 90, 120, 420), `url(#${c.id}l)`) +
    stroked(rect(540, 90, 120, 420), mix(m.dark, m.rim, 0.5), 6)
  s +=
    filled(rect(720, 96, 430, 150), mix(m.dark, m.sky[1], 0.5)) +
    filled(rect(720, 166, 430, 8) + rect(720, 240, 430, 10), mix(m.dark, m.fog, 0.6)) +
    [...Array(9)]
      .map((_, i) =>
        filled(
          `M${744 + i * 46} 166v-${34 + ((i * 13) % 22)}q0-8 8-8h12q8 0 8 8v${34 + ((i * 13) % 22)}z`,
          cycle([m.rim, m.pop, MARIGOLD, mix(WHITE, m.fog, 0.3)], i),
        ),
      )
      .join('') +
    [...Array(7)].map((_, i) => cup(748 + i * 58, 216, 1)).join('')
  s +=
    filled(rect(700, 440, 500, 170), mix(m.dark, m.rim, 0.35)) +
    filled(rect(684, 424, 516, 20), mix(m.dark, m.fog, 0.75)) +
    filled(
      Array.from({ length: 12 }, (_, i) => `M${706 + i * 42} 600V470q18-26 36 0v130z`).join(''),
      mix(m.dark, m.rim, 0.2),
    ) +
    filled(
      'M1010 424v-44q-2-26 26-30v-12h18v12q28 4 26 30v44zM1078 372l32-26 6 8-34 40zM1010 380q-30-4-26 30h10q-2-16 16-14z',
      mix(m.fog, WHITE, 0.25),
    ) +
    filled('M1054 350q28 4 26 30v44h-30z', mix(m.fog, WHITE, 0.6)) +
    stroked('M1034 320q-12-18 0-34t0-34M1058 320q-12-18 0-34t0-34', WHITE, 4, {
      opacity: 0.4,
      'stroke-linecap': 'round',
    })
  s +=
    pendant(c, 300, 96, 1, m.sun) +
    pendant(c, 820, 300, 0.9, m.sun) +
    pendant(c, 980, 290, 0.9, m.sun) +
    pendant(c, 600, 130, 0.8, m.sun) +
    glow(c, 930, 400, 360, m.sky[4], 0.3)
  s +=
    plant(c, 60, 600, 1.5, '#1f7a5c') +
    filled('M330 560h230v12H330zM438 572h14v190h-14zM400 762h90v10h-90z', mix(m.dark, m.fog, 0.65)) +
    cup(380, 532, 1.2) +
    cup(480, 532, 1.2)
  s +=
    stander(c, {
      x: 270,
      y: 770,
      k: 1.02,
      head: 'cap',
      cloth: '#b3246b',
      pose: 'cup',
      top: '#2f3f9e',
      accent: MARIGOLD,
      rim: m.sun,
    }) +
    stander(c, {
      x: 620,
      y: 770,
      k: 1.02,
      flip: -1,
      head: 'bun',
      pose: 'cup',
      top: mix(m.rim, m.dark, 0.15),
      accent: WHITE,
      rim: m.sun,
      kurta: true,
    }) +
    stander(c, {
      x: 770,
      y: 756,
      k: 0.98,
      head: 'turban',
      cloth: '#0f7f78',
      pose: 'phone',
      top: '#d77b1c',
      accent: m.dark,
      rim: m.sun,
    }) +
    stander(c, {
      x: 1090,
      y: 760,
      k: 0.98,
      flip: -1,
      head: 'crop',
      pose: 'cup',
      top: '#2a2536',
      accent: m.pop,
      rim: m.sun,
    })
  return s
}
