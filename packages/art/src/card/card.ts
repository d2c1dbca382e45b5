import { hue, ink, manifest } from '../manifest'
import { filled, svg, text } from '../svg'
import { capitals, setTitle } from './title'

/** What a share card shows. */
export interface CardDesign {
  title: string
  /** A line under the title. */
  label: string
  /** The colour of the line from which the title hangs. */
  accent: string
  picture: Picture
}

/** The drawing behind the words. */
export interface Picture {
  defs?: string
  behind: string
  /** What stands before the line, which then runs on behind it to the edge. */
  before?: string
  /** How wide the title may be. */
  room: number
}

export const cardWidth = 1200
export const cardHeight = 630
const { brand } = manifest
const left = 72
const top = 196
const line = 14

/** A share card, 1200×630: the name of a page hung from the line, with a picture of ours behind. */
export function card({ title, label, accent, picture }: CardDesign): string {
  const set = setTitle(title, left, top, { width: picture.room, height: 262, largest: 208 })
  const end = picture.before ? cardWidth : Math.round(left + set.width + set.size * 0.1)
  const body =
    filled(`M0 0h${cardWidth}v${cardHeight}H0z`, ink[950]) +
    picture.behind +
    filled(`M${left} ${top - line}H${end}v${line}H${left}z`, accent) +
    (picture.before ?? '') +
    set.lines.map(({ d }) => filled(d, hue.bone)).join('') +
    filled(written(label, left, top + set.height + 60, 27, 1.6), hue.bone) +
    logo(left, 64) +
    filled(`M${left + 7} 560l8 8-8 8-8-8z`, hue.saffron) +
    filled(written(brand.tagline, left + 26, 576, 22, 1.8), hue.ash)
  return svg(cardWidth, cardHeight, body, picture.defs)
}

const written = (words: string, x: number, y: number, size: number, track: number) =>
  text(capitals(words), x, y, size, { track }).d

/** The name of the product, hung from a line of its own that ends in a slope. */
function logo(x: number, y: number) {
  const size = 50
  const name = text(brand.name, x + 6, y + 0.643 * size, size, { track: 0.6 })
  const end = x + name.width + 10
  return filled(`M${x} ${y - 7}H${end + 14}L${end} ${y}H${x}z`, hue.saffron) + filled(name.d, hue.bone)
}
