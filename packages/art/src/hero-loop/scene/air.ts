import { MARIGOLD, SAFFRON, TEAL } from '../../palette'
import { polygon } from '../../path'
import { drawBeam } from '../../scene/lights'
import { rect, vignette } from '../../scene/stage'
import { el, filled, linear } from '../../svg'
import { swing } from '../loop'
import { apothem, side } from './octagon'
import { light, type View } from './view'

/** The beams from the roofs into the pit. */
export function beams({ stage, moment, at }: View): string {
  const warm = drawBeam(stage, 'warm', stage.m.sky[4], 0.3, 760, 84)
  const cool = drawBeam(stage, 'cool', TEAL, 0.4, 800, 70)
  const [leftX, leftY] = at(-side / 2, 6.07, apothem)
  const [rightX, rightY] = at(side / 2, 6.07, apothem)
  const swung = (phase: number) => 7 * swing(moment, 1, phase)
  return el(
    'g',
    { style: 'mix-blend-mode:screen' },
    warm(leftX, leftY, -22 + swung(0)) + warm(rightX, rightY, 24 + swung(0.5)) + cool(1600, 10, 40 + swung(0.25)),
  )
}

/** Sparks that rise through the light. */
export function sparks({ stage, moment }: View): string {
  const dice = stage.dice.sub('sparks')
  return Array.from({ length: 46 }, () => {
    const [x, start, drift, phase, size] = [
      dice.range(520, 1590),
      dice.next(),
      dice.range(14, 46),
      dice.next(),
      dice.range(2.4, 7),
    ]
    const colour = dice.pick([SAFFRON, MARIGOLD, MARIGOLD, stage.m.sun, TEAL])
    const part = (start + moment) % 1
    const twinkle = 0.7 + 0.3 * swing(moment, dice.chance(0.5) ? 2 : 3, phase)
    const cx = x + drift * swing(moment, 1, phase)
    const cy = 880 - 820 * part
    const turn = size * (0.45 + 0.55 * Math.abs(swing(moment, 2, phase)))
    return filled(
      polygon([
        [cx, cy - size],
        [cx + turn, cy],
        [cx, cy + size],
        [cx - turn, cy],
      ]),
      colour,
      { opacity: (Math.sin(Math.PI * part) ** 0.7 * twinkle).toFixed(2) },
    )
  }).join('')
}

/** Quiet at the left, where the headline stands, and in the corners. */
export function quiet({ stage }: View): string {
  const { dark } = stage.m
  stage.defs.push(
    linear(`${stage.id}q`, 0, 0, 760, 0, [
      [0, dark, 0.74],
      [0.45, dark, 0.52],
      [1, dark, 0],
    ]),
  )
  return filled(rect(0, 0, 760, 900), `url(#${stage.id}q)`) + vignette(stage, 1600, 900, 0.6, light.x - 60, 420)
}
