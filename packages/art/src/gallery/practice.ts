import { MARIGOLD, mix, WHITE } from '../palette'
import { cuspedArch, lattice } from '../patterns'
import { glow, rect, type Stage } from '../scene/stage'
import { filled, stroked } from '../svg'
import { cityWindow, cycle, grad, mark, monitor, roomWidth } from './room'
import { backPlayer } from './seated'

/** A practice room: players at their desks, screens on the wall. */
export function practice(c: Stage) {
  const { m } = c
  let s =
    filled(
      rect(0, 0, roomWidth, 560),
      grad(c, 0, 560, [
        [0, mix(m.dark, m.sky[1], 0.5)],
        [1, mix(m.dark, m.sky[2], 0.55)],
      ]),
    ) + filled(rect(0, 560, roomWidth, 240), mix(m.dark, m.sky[1], 0.3))
  c.defs.push(lattice(`${c.id}l`, 'star8', mix(m.rim, m.dark, 0.35), { scale: 0.9, width: 2.2 }))
  s += [40, 830]
    .map(
      (x) =>
        filled(rect(x, 70, 120, 300), mix(m.dark, m.sky[1], 0.5)) +
        filled(rect(x, 70, 120, 300), `url(#${c.id}l)`) +
        stroked(rect(x, 70, 120, 300), mix(m.dark, m.rim, 0.35), 6),
    )
    .join('')
  s +=
    cityWindow(c, 985, 80, 190, 280, 2) +
    glow(c, 500, 220, 420, m.rim, 0.5) +
    stroked(cuspedArch(500, 50, 140, 350, 150, 4), m.rim, 5) +
    stroked(cuspedArch(500, 62, 146, 350, 137, 4), mix(m.rim, WHITE, 0.5), 1.6) +
    mark('tiger', 500, 220, 1.9, m.rim, m.pop)
  s +=
    filled(
      rect(196, 150, 130, 8) + rect(196, 250, 130, 8) + rect(684, 150, 126, 8) + rect(684, 250, 126, 8),
      mix(m.dark, m.fog, 0.5),
    ) +
    (
      [
        [222, 150],
        [290, 150],
        [254, 250],
        [706, 250],
        [748, 150],
        [784, 250],
      ] as const
    )
      .map(([x, y], i) =>
        filled(
          `M${x - 13} ${y - 46}h26v6q0 20-9 26v8h7v6h-22v-6h7v-8q-9-6-9-26z`,
          cycle([MARIGOLD, mix(WHITE, m.fog, 0.2), m.pop], i),
        ),
      )
      .join('')
  s +=
    filled(rect(0, 392, roomWidth, 4), m.pop) +
    glow(c, 600, 394, 620, m.pop, 0.3) +
    filled(rect(0, 0, roomWidth, 26), m.dark) +
    [200, 600, 1000].map((x) => filled(rect(x - 110, 22, 220, 7), m.sun) + glow(c, x, 30, 240, m.sun, 0.4)).join('')
  s +=
    [0, 1, 2, 3, 4]
      .map((i) => monitor(c, 58 + i * 226, 408, 178, 104, cycle([m.rim, m.pop, m.rim, m.sky[3], m.pop], i), i))
      .join('') +
    filled(rect(0, 540, roomWidth, 26), mix(m.dark, m.fog, 0.42)) +
    filled(rect(0, 540, roomWidth, 5), mix(m.rim, WHITE, 0.2)) +
    filled(rect(0, 566, roomWidth, 40), mix(m.dark, m.sky[1], 0.35))
  s += [0, 1, 2, 3, 4]
    .map((i) => glow(c, 147 + i * 226, 470, 200, cycle([m.rim, m.pop, m.rim, m.sky[3], m.pop], i), 0.42))
    .join('')
  const seats = [
    { head: 'turban', cloth: '#d2561c' },
    { head: 'pony' },
    { head: 'crop' },
    { head: 'hijab', cloth: '#2b3a86' },
    { head: 'cap', cloth: '#9c1f55' },
  ] as const
  for (const [i, seat] of seats.entries())
    s += backPlayer(c, {
      ...seat,
      x: 147 + i * 226,
      y: 800,
      k: 0.95,
      kit: mix(m.dark, m.sky[2], 0.45),
      accent: cycle([m.rim, m.pop], i),
      rim: cycle([m.rim, m.pop, m.rim, m.sky[3], m.pop], i),
    })
  return s
}
