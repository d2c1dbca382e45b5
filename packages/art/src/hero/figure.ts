import { finish } from '../finish'
import { filled, text } from '../svg'
import { wordOutlines } from '../word-outlines'
import { body, edges, type HeroPlane, head, neck } from './figure-planes'
import { mace } from './mace'

/** The figure of the first page: a player from behind, a mace over the shoulder, the name on the back. */
export function drawHeroFigure(): string {
  const drawing =
    `<g transform="translate(762 186) rotate(25)">${mace()}</g>` +
    planes(body) +
    name() +
    number() +
    planes(neck) +
    `<g transform="translate(-18 14) scale(1.04)">${planes(head)}</g>` +
    planes(edges)
  return finish(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="80 0 860 1000" width="860" height="1000">${drawing}</svg>`,
    { scale: 2, tolerance: 0 },
  )
}

const planes = (list: readonly HeroPlane[]) =>
  list.map(([d, colour, opacity]) => filled(d, colour, { opacity })).join('')

/** The name is 263 units high with its line at 190; on the back it stands on 520, as letters of 62 px do. */
function name() {
  const word = wordOutlines.akhada
  if (!word) throw new Error('No outline of the word akhada')
  const k = 62 / 200
  const place = `translate(${448 - (word.width * k) / 2} ${520 - 190 * k}) scale(${k})`
  return `<g transform="${place}">${filled(word.path, '#ffe9cf', { opacity: 0.96 })}</g>`
}

/** The number, its right half in the shade. */
function number() {
  const { d } = text('01', 440, 742, 270, { anchor: 'middle', track: -12 })
  return (
    `<clipPath id="n"><path d="M446 540H700V780H466Z"/></clipPath>` +
    filled(d, '#ff7a1a') +
    filled(d, '#8a3a0b', { 'clip-path': 'url(#n)' })
  )
}
