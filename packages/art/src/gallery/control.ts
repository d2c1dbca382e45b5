import type { MarkName } from '../crest/mark'
import { MARIGOLD, mix, RANI, WHITE } from '../palette'
import { tenth } from '../path'
import { glow, rect, type Stage } from '../scene/stage'
import { el, filled } from '../svg'
import { cycle, grad, mark, roomHeight, roomWidth } from './room'
import { backPlayer } from './seated'

/** The control room of a broadcast. */
export function control(c: Stage) {
  const { m } = c
  let s = filled(rect(0, 0, roomWidth, roomHeight), mix(m.dark, m.sky[1], 0.28))
  const cols: [string, ...string[]] = [
    m.rim,
    m.pop,
    m.sky[3],
    m.sky[2],
    m.pop,
    m.rim,
    m.sky[4],
    m.sky[2],
    m.rim,
    m.sky[3],
  ]
  const scr = (x: number, y: number, w: number, h: number, i: number) => {
    const k = cycle(cols, i)
    let inn = filled(
      rect(x, y, w, h),
      grad(c, y, y + h, [
        [0, mix(k, m.dark, 0.15)],
        [1, mix(k, m.dark, 0.72)],
      ]),
    )
    const t = i % 5
    inn +=
      t === 0
        ? filled(
            `M${x} ${y + h}v-${h * 0.3}l${w * 0.25}-${h * 0.25} ${w * 0.2} ${h * 0.14} ${w * 0.3}-${h * 0.3} ${w * 0.25} ${h * 0.3}v${h * 0.41}z`,
            mix(k, m.dark, 0.6),
          )
        : t === 1
          ? mark(cycle<MarkName>(['tiger', 'elephant', 'wolf'], i), x + w / 2, y + h / 2, h / 130, k, MARIGOLD)
          : t === 2
            ? filled(
                Array.from({ length: 6 }, (_, j) =>
                  rect(
                    x + w * 0.1 + j * w * 0.14,
                    y + h * (0.75 - ((j * 37) % 50) / 100),
                    w * 0.08,
                    h * (0.15 + ((j * 37) % 50) / 100),
                  ),
                ).join(''),
                WHITE,
                { opacity: 0.75 },
              )
            : t === 3
              ? filled(
                  rect(x + w * 0.08, y + h * 0.14, w * 0.4, h * 0.1) +
                    rect(x + w * 0.08, y + h * 0.34, w * 0.6, h * 0.07) +
                    rect(x + w * 0.08, y + h * 0.5, w * 0.52, h * 0.07) +
                    rect(x + w * 0.08, y + h * 0.66, w * 0.56, h * 0.07),
                  WHITE,
                  { opacity: 0.6 },
                )
              : filled(
                  `M${x + w * 0.36} ${y + h * 0.72}v-${h * 0.3}q${w * 0.14}-${h * 0.4} ${w * 0.28} 0v${h * 0.3}z`,
                  mix(k, m.dark, 0.65),
                ) + el('circle', { cx: tenth(x + w * 0.5), cy: tenth(y + h * 0.32), r: tenth(h * 0.1), fill: WHITE })
    return filled(rect(x - 5, y - 5, w + 10, h + 10), m.dark) + inn
  }
  let i = 0
  s += scr(380, 56, 440, 236, 0) + glow(c, 600, 200, 640, m.rim, 0.4)
  for (const [x, y, w, h] of [
    [60, 56, 142, 106],
    [220, 56, 142, 106],
    [60, 180, 142, 112],
    [220, 180, 142, 112],
    [838, 56, 142, 106],
    [998, 56, 142, 106],
    [838, 180, 142, 112],
    [998, 180, 142, 112],
    [60, 310, 200, 116],
    [278, 310, 200, 116],
    [496, 310, 208, 116],
    [722, 310, 200, 116],
    [940, 310, 200, 116],
  ] as const)
    s += scr(x, y, w, h, ++i)
  s +=
    filled('M600 100l70 40-70 40z', WHITE, { opacity: 0.85 }) +
    filled(rect(398, 72, 60, 16), RANI) +
    filled(rect(0, 446, roomWidth, 6), m.pop) +
    glow(c, 600, 440, 560, m.pop, 0.25)
  s +=
    filled('M0 520L80 470H1120L1200 520V800H0z', mix(m.dark, m.fog, 0.28)) +
    filled('M0 520L80 470H1120L1200 520v12H0z', mix(m.dark, m.rim, 0.45)) +
    filled('M0 540H1200V800H0z', m.dark)
  const keys = (colour: number) =>
    Array.from({ length: 40 }, (_, column) => 96 + column * 26)
      .flatMap((x) => [482, 497, 512].map((y) => [x, y] as const))
      .filter(([x, y]) => x < 1110 && y < 514 && (x * 7 + y) % 3 === colour)
      .map(([x, y]) => rect(x, y, 14, 7))
      .join('')
  s += filled(keys(0), m.pop) + filled(keys(1), m.rim) + filled(keys(2), mix(m.fog, WHITE, 0.3), { opacity: 0.6 })
  s += (
    [
      [190, 'hijab', '#234f7d'],
      [460, 'crop', ''],
      [740, 'bun', ''],
      [1010, 'turban', '#8c1d4f'],
    ] as const
  )
    .map(([x, h, cl], j) =>
      backPlayer(c, {
        x,
        y: 800,
        k: 1.08,
        head: h,
        cloth: cl,
        kit: mix(m.dark, m.sky[1], 0.75),
        accent: cycle([m.pop, m.rim], j),
        rim: cycle([m.rim, m.pop], j),
      }),
    )
    .join('')
  return s
}
