import { diamonds } from '../../scene/land'
import { drawBeam } from '../../scene/lights'
import { glow, rect } from '../../scene/stage'
import { el, filled, linear } from '../../svg'
import { swing } from '../loop'
import { light, type View } from './view'

/** The night above the walls, with searchlights behind the gate. */
export function sky({ stage, moment }: View): string {
  const { m, dice } = stage
  stage.defs.push(
    linear(`${stage.id}n`, 0, 0, 0, 300, [
      [0, '#0c0812'],
      [0.5, m.sky[0]],
      [1, m.sky[1]],
    ]),
  )
  const beam = drawBeam(stage, 'search', m.sky[3], 0.5, 620, 46)
  return (
    filled(rect(0, 0, 1600, 900), `url(#${stage.id}n)`) +
    glow(stage, light.x, 170, 760, m.sky[2], 0.8, 0.5) +
    filled(diamonds(dice.sub('stars'), 26, 500, 10, 1600, 130, 0.8, 1.8), m.sun, { opacity: 0.5 }) +
    el(
      'g',
      { style: 'mix-blend-mode:screen' },
      [
        [light.x - 300, 166, 0],
        [light.x - 90, 190, 0.35],
        [light.x + 120, 172, 0.6],
        [light.x + 330, 196, 0.15],
      ]
        .map(([x = 0, turned = 0, phase]) => beam(x, 240, turned + 9 * swing(moment, 1, phase)))
        .join(''),
    )
  )
}
