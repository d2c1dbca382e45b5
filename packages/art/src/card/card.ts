import { hue, ink, manifest } from '../manifest'
import { filled, svg, text } from '../svg'
import type { Lettering } from './lettering'
import { ownLetters, setTitle } from './title'

/** What a share card shows. */
export interface CardDesign {
  title: string
  /** A line under the title. */
  label: string
  /** The colour of the line from which the title hangs. */
  accent: string
  picture: Picture
  /** A flag between the title and its label. */
  flag?: Flag | undefined
}

/** A rank, in a fill of its own: a colour, or a gradient from `defs`. */
export interface Flag {
  text: string
  fill: string
  colour: string
  defs?: string
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
/** What a flag takes of the height, with the space above it. */
const flagRoom = 70

/** A share card, 1200×630: the name of a page hung from the line, with a picture of ours behind. */
export function card({ title, label, accent, picture, flag }: CardDesign, letters: Lettering = ownLetters): string {
  const height = flag ? 262 - flagRoom : 262
  const set = setTitle(title, left, top, { width: picture.room, height, largest: 208 }, letters)
  const foot = top + set.height
  const end = picture.before ? cardWidth : Math.round(left + set.width + set.size * 0.1)
  const body =
    filled(`M0 0h${cardWidth}v${cardHeight}H0z`, ink[950]) +
    picture.behind +
    filled(`M${left} ${top - line}H${end}v${line}H${left}z`, accent) +
    (picture.before ?? '') +
    set.lines.map(({ d }) => filled(d, hue.bone)).join('') +
    (flag ? flagged(flag, foot + flagRoom - 42, letters) : '') +
    filled(labelled(label, foot + 60 + (flag ? flagRoom - 8 : 0), picture.room, letters), hue.bone) +
    logo(left, 64) +
    filled(`M${left + 7} 560l8 8-8 8-8-8z`, hue.saffron) +
    filled(ownLetters.text(ownLetters.capitals(brand.tagline), left + 26, 576, 22, { track: 1.8 }).d, hue.ash)
  return svg(cardWidth, cardHeight, body, `${picture.defs ?? ''}${flag?.defs ?? ''}`)
}

/** A line of words, smaller where the room asks for it. */
function labelled(words: string, y: number, room: number, letters: Lettering) {
  const line = letters.capitals(words)
  const { width } = letters.text(line, 0, 0, 27, { track: 1.6 })
  const k = Math.min(1, room / width)
  return letters.text(line, left, y, 27 * k, { track: 1.6 * k }).d
}

/** A flag with a slanted end, as pages have it. */
function flagged({ text: words, fill, colour }: Flag, y: number, letters: Lettering) {
  const name = letters.text(letters.capitals(words), left + 16, y + 30.5, 28, { track: 1.4 })
  const end = left + 16 + name.width + 26
  return filled(`M${left} ${y}H${end}l-13 42H${left}z`, fill) + filled(name.d, colour)
}

/** The name of the product, hung from a line of its own that ends in a slope. */
function logo(x: number, y: number) {
  const size = 50
  const name = text(brand.name, x + 6, y + 0.643 * size, size, { track: 0.6 })
  const end = x + name.width + 10
  return filled(`M${x} ${y - 7}H${end + 14}L${end} ${y}H${x}z`, hue.saffron) + filled(name.d, hue.bone)
}
