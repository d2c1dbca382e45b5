import { adjust, mix, WHITE } from '../palette'
import { taper } from '../scene/figures'
import type { Stage } from '../scene/stage'
import { filled } from '../svg'

type Pose = 'cup' | 'point' | 'phone' | 'hips' | 'up'

type Joint = readonly [x: number, y: number, width: number]

interface Standing {
  x: number
  y: number
  k?: number
  /** 1 looks right, -1 left. */
  flip?: 1 | -1
  head?: 'crop' | 'turban' | 'bun' | 'long' | 'cap' | 'hijab' | 'curly'
  top: string
  accent: string
  legs?: string
  skin?: string
  hair?: string
  cloth?: string
  rim: string
  pose?: Pose
  kurta?: boolean
}

/** Somebody who stands in profile, feet at y, about 420 tall; faces have no features. */
export function stander(
  c: Stage,
  {
    x,
    y,
    k = 1,
    flip = 1,
    head = 'crop',
    top,
    accent,
    legs = '#1b1828',
    skin = '#a9683f',
    hair = '#18121c',
    cloth = '#b5471d',
    rim,
    pose = 'cup',
    kurta = false,
  }: Standing,
) {
  const lo = adjust(top, { l: 0.7 }),
    hi = mix(top, rim, 0.45),
    sk2 = adjust(skin, { l: 0.66 }),
    lh = mix(legs, rim, 0.3)
  let s =
    filled(
      `${taper([
        [-14, -196, 52],
        [-20, -104, 40],
        [-26, -16, 26],
      ])}M-42-14h26l20 10v6h-48z`,
      adjust(legs, { l: 0.75 }),
    ) +
    filled(
      `${taper([
        [12, -196, 54],
        [18, -104, 40],
        [16, -16, 26],
      ])}M2-14h26l22 10v6H0z`,
      legs,
    ) +
    filled(
      taper([
        [24, -190, 18],
        [28, -104, 13],
        [24, -20, 9],
      ]),
      lh,
    )
  const tor = kurta
    ? 'M-46-330Q-50-352-26-358L26-358Q48-350 46-318L44-210 52-120H-48L-42-210z'
    : 'M-46-330Q-50-352-26-358L26-358Q48-350 46-318L42-230 46-184H-44L-42-230z'
  const behind: Record<Pose, readonly Joint[]> = {
    cup: [
      [-32, -334, 34],
      [-50, -270, 28],
      [-14, -236, 20],
    ],
    point: [
      [-34, -334, 34],
      [-52, -262, 28],
      [-48, -200, 18],
    ],
    phone: [
      [-32, -334, 34],
      [-44, -268, 28],
      [14, -262, 18],
    ],
    hips: [
      [-34, -334, 34],
      [-74, -270, 26],
      [-40, -222, 18],
    ],
    up: [
      [-34, -334, 34],
      [-60, -400, 26],
      [-44, -456, 18],
    ],
  }
  s += filled(taper(behind[pose]), lo)
  s +=
    filled(tor, top) +
    filled(`M10-358h16Q48-350 46-318L42-230l${kurta ? '2 20 8 90h-30' : '4 46H16'}q14-90-6-174z`, hi) +
    filled(`M-46-330Q-50-352-26-358h10Q-34-270-26-${kurta ? '120h-22l6-90' : '184h-18l2-46'}z`, lo) +
    filled('M-12-358L4-338 22-358l7 1-25 30-26-30z', accent) +
    (kurta ? filled('M2-330h5v120H2z', accent) : filled('M-40-290L4-262l40-26v12L4-248l-44-28z', accent))
  s +=
    filled('M-10-372h24v24q-12 10-24 0z', sk2) +
    `<g transform="translate(4 -398)">` +
    filled('M-26-6Q-28-40 4-40 28-38 28-14L34-2 28 4 26 18Q22 30 6 28L-10 26-20 10z', skin) +
    filled('M-26-6Q-28-40 4-40 10-40 14-38-4-24-2 0L4 27-10 26-20 10z', sk2)
  const hd = {
    crop:
      filled('M-30 8Q-38-46 6-48 30-46 30-20L18-24 2-20-2-6-10-2-12 14-22 16z', hair) +
      filled('M6-48q24 2 24 28l-12-4-14 3z', mix(hair, rim, 0.4)),
    turban:
      filled('M-34-4Q-42-56 6-62 44-58 38-18L18-26-6-14-20 10z', cloth) +
      filled('M-30-20Q0-30 20-60l18 18Q20-20-22 6z', adjust(cloth, { l: 0.75 })) +
      filled('M18-58q24 8 20 40L24-24q8-20-6-34z', adjust(cloth, { dl: 0.08 })) +
      filled('M-16 8l8 4 6 14 12-2 18-6-6 22-22 4-14-10z', hair),
    bun:
      filled('M-48-14a16 16 0 1 1 20 18z', hair) +
      filled('M-30 10Q-38-46 6-48 30-46 30-20L14-30-4-14-12 14-22 18z', hair) +
      filled('M6-48q24 2 24 28L14-30 2-26z', mix(hair, rim, 0.4)),
    long:
      filled('M-30 10Q-40-48 6-50 32-46 30-20L14-30-4-14-8 30-14 70-44 76z', hair) +
      filled('M6-50q26 4 24 30L14-30 2-26z', mix(hair, rim, 0.4)),
    cap:
      filled('M-28 8Q-32-10-26-20H0l-4 16-8 16-12 4z', hair) +
      filled('M-30-14Q-32-50 6-50 30-48 30-22L58-14 56-8 28-14z', cloth) +
      filled('M6-50q24 2 24 28l-14 1q2-18-10-29z', adjust(cloth, { dl: 0.08 })),
    hijab:
      filled('M-32 40Q-44-52 8-52 34-50 32-14 14-34 2-20-8 10 6 30L26 24 34 60-40 62z', cloth) +
      filled('M8-52q26 2 24 38Q20-34 8-32z', adjust(cloth, { dl: 0.08 })) +
      filled('M-32 40Q0 54 26 26l6 22q-34 20-70 8z', adjust(cloth, { l: 0.75 })),
    curly:
      filled(
        'M-26 14a14 14 0 0 1-10-24 16 16 0 0 1 6-26 17 17 0 0 1 22-14 17 17 0 0 1 26 2 15 15 0 0 1 16 18 12 12 0 0 1-6 12L6-18-6-6-12 16z',
        hair,
      ) + filled('M8-50a17 17 0 0 1 10 2 15 15 0 0 1 16 18 12 12 0 0 1-6 12L14-22z', mix(hair, rim, 0.4)),
  }[head]
  s += `${hd}</g>`
  const before: Record<Pose, readonly Joint[]> = {
    cup: [
      [30, -334, 36],
      [44, -268, 28],
      [76, -286, 20],
      [84, -292, 18],
    ],
    point: [
      [30, -334, 36],
      [78, -330, 26],
      [136, -352, 16],
      [150, -358, 14],
    ],
    phone: [
      [30, -334, 36],
      [46, -268, 28],
      [46, -262, 24],
      [30, -280, 18],
    ],
    hips: [
      [30, -334, 36],
      [66, -272, 26],
      [40, -222, 18],
    ],
    up: [
      [30, -334, 36],
      [64, -396, 26],
      [54, -458, 18],
    ],
  }
  s +=
    filled(taper(before[pose]), mix(top, rim, 0.12)) +
    {
      cup:
        filled('M74-314h26l-4 34H78z', WHITE) +
        filled('M86-314h14l-4 34h-8z', mix(WHITE, rim, 0.4)) +
        filled('M78-296q-10 6 0 14l18-2v-10z', skin),
      point: filled('M140-366l26-6-16 14 4 8-16 2z', skin),
      phone: filled('M20-300l30-6 6 22-30 6z', c.m.pop) + filled('M22-286q-10 10 4 16l14-6z', skin),
      hips: '',
      up: filled('M44-470q10-14 20 0l-2 16H46z', skin) + filled('M-54-468q10-14 20 0l-2 16h-16z', sk2),
    }[pose]
  return `<g transform="translate(${x} ${y})scale(${Math.round(k * flip * 100) / 100} ${k})">${s}</g>`
}
