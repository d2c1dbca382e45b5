import { adjust, INK, mix, toLch, WHITE } from '../palette'
import { polygon, spline } from '../path'
import { filled } from '../svg'
import type { Mark, Plane, Tone } from './mark.types'
import { beasts } from './marks-beasts'
import { things } from './marks-things'
import { trades } from './marks-trade'
import { wild } from './marks-wild'

export const marks = { ...beasts, ...wild, ...things, ...trades }

export type MarkName = keyof typeof marks

const inShade: Record<Tone, Tone> = {
  1: '2',
  2: '3',
  3: '4',
  4: '4',
  5: '6',
  6: '7',
  7: '7',
  w: 'g',
  g: 'g',
  k: 'k',
}

/** The drawing of a mark in its tones. */
export function drawMark(name: MarkName, tones: Record<Tone, string>) {
  const mark: Mark = marks[name]
  const planes =
    'full' in mark
      ? mark.full
      : mark.half.flatMap(([tone, points]): Plane[] => [
          [tone, points],
          [inShade[tone], mirrored(points)],
        ])
  return planes
    .map(([tone, points]) => filled(points.startsWith('~') ? spline(points.slice(1)) : polygon(points), tones[tone]))
    .join('')
}

/** The tones that two colours make. */
export function mixTones(first: string, second: string): Record<Tone, string> {
  return {
    1: mix(first, WHITE, toLch(first)[0] > 0.8 ? 0.5 : 0.36),
    2: first,
    3: adjust(first, { l: 0.74, c: 0.95, dh: -6 }),
    4: adjust(first, { l: 0.5, c: 0.8, dh: -10 }),
    5: mix(second, WHITE, 0.35),
    6: second,
    7: adjust(second, { l: 0.76, dh: -6 }),
    w: '#fbf8f2',
    g: mix('#d5d0cc', first, 0.12),
    k: mix(INK, first, 0.1),
  }
}

function mirrored(points: string) {
  const smooth = points.startsWith('~') ? '~' : ''
  const words = points.replace('~', '').trim().split(/\s+/)
  return smooth + words.map((word) => word.replace(/^(-?[\d.]+),/, (_, x: string) => `${-+x},`)).join(' ')
}
