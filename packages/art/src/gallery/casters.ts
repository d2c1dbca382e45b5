import { MARIGOLD, mix, WHITE } from '../palette'
import { cuspedArch, lattice } from '../patterns'
import { portraitFigure } from '../portrait/portrait'
import { drawBeam } from '../scene/lights'
import { glow, rect, type Stage } from '../scene/stage'
import { filled, stroked } from '../svg'
import { cup, cycle, grad, mark, roomHeight, roomWidth } from './room'

/** Two casters at their desk. */
export function casters(c: Stage) {
  const { m } = c
  let s = filled(
    rect(0, 0, roomWidth, roomHeight),
    grad(c, 0, 800, [
      [0, mix(m.dark, m.sky[1], 0.4)],
      [0.6, mix(m.dark, m.sky[2], 0.65)],
      [1, m.dark],
    ]),
  )
  c.defs.push(lattice(`${c.id}l`, 'hex', m.rim, { scale: 1, width: 1.6, opacity: 0.4 }))
  s += filled(rect(0, 0, roomWidth, 560), `url(#${c.id}l)`) + glow(c, 600, 300, 640, m.rim, 0.55)
  const arc = cuspedArch(600, 40, 160, 620, 200, 4)
  s +=
    filled(
      arc,
      grad(c, 40, 620, [
        [0, m.sky[3]],
        [0.6, mix(m.sky[2], m.dark, 0.3)],
        [1, m.dark],
      ]),
    ) +
    stroked(arc, m.sun, 4) +
    stroked(cuspedArch(600, 20, 152, 620, 220, 4), m.rim, 2.5) +
    mark('peacock', 600, 270, 2.3, m.pop, MARIGOLD)
  s += (
    [
      [60, 120, 270],
      [870, 120, 270],
    ] as const
  )
    .map(
      ([x, y, w], i) =>
        filled(rect(x - 6, y - 6, w + 12, 182), m.dark) +
        filled(
          rect(x, y, w, 170),
          grad(c, y, y + 170, [
            [0, cycle([m.pop, m.rim], i)],
            [1, mix(cycle([m.pop, m.rim], i), m.dark, 0.75)],
          ]),
        ) +
        filled(`M${x} ${y + 170}l70-80 50 36 70-74 80 70v48z`, m.dark, { opacity: 0.5 }) +
        filled(`M${x + 16} ${y + 16}h70v12h-70zM${x + w - 66} ${y + 16}h50v34h-50z`, WHITE, { opacity: 0.75 }),
    )
    .join('')
  const lights = { key: '#00d1b2', rim: '#ff7a1a' }
  const left = portraitFigure(
    'Caster on the left',
    { figure: 'm', hair: 'sidePart', beard: 'stubble', eyewear: 'rect', headset: 'boom' },
    {
      ...lights,
      kit: { cloth: '#1c2348', accent: '#00d1b2', style: 'plain' },
      head: { skull: 'broad', pose: 'quarter' },
    },
  )
  const right = portraitFigure(
    'Caster on the right',
    { figure: 'f', hair: 'longStraight', headset: 'boom' },
    {
      ...lights,
      kit: { cloth: '#3a1230', accent: '#ff7a1a', style: 'plain' },
      head: { skull: 'oval', pose: 'front' },
      flip: true,
    },
  )
  c.defs.push(left.defs, right.defs)
  s += `<g transform="translate(120 210)scale(1.06)">${left.body}</g><g transform="translate(660 210)scale(1.06)">${right.body}</g>`
  s +=
    filled('M40 660Q600 610 1160 660L1200 800H0z', mix(m.dark, m.sky[1], 0.5)) +
    filled('M40 660Q600 610 1160 660l6 16Q600 626 34 676z', mix(m.rim, WHITE, 0.25)) +
    filled('M20 716Q600 668 1180 716l4 12Q600 680 16 728z', m.pop) +
    filled('M540 700l60 40 60-40v26l-60 40-60-40z', m.rim) +
    (
      [
        [300, 640],
        [850, 640],
      ] as const
    )
      .map(([x, y]) => filled(`M${x} ${y}h70l-8-46h-54z`, m.dark) + filled(`M${x + 4} ${y - 42}h62v-4h-62z`, m.pop))
      .join('') +
    cup(470, 616, 1.1) +
    cup(740, 616, 1.1)
  const b = drawBeam(c, 'b', m.sun, 0.4, 700, 60)
  return (
    s +
    `<g style="mix-blend-mode:screen">${b(120, -20, -24) + b(380, -20, -10) + b(820, -20, 10) + b(1080, -20, 24)}</g>`
  )
}
