import { hue, toneRamps } from '../manifest'
import { type CardPlayer, tone } from '../manifest-schema'
import { encodePng } from '../raster/png'
import { linear } from '../svg'
import { type CardDesign, card, type Flag } from './card'
import type { Lettering } from './lettering'
import { person } from './pictures'

/** A picture of the site by its URL. */
export type FindPicture = (url: string) => string | undefined

/** Bytes that a card may take. */
export const largestCard = 60_000

/** Letters that a text may take. */
const most = { name: 28, fact: 26, tier: 14 }

/** What records say instead of nothing (`src/api/player.ts`). */
const nothing = /^(|-|n\/a|unknown|undefined|null|nan|invalid date)$/i

/** The share card of a player as PNG. */
export const drawPlayerCard = (player: CardPlayer, letters: Lettering, find: FindPicture): Buffer =>
  encodePng(playerCard(player, letters, find), 1200, largestCard)

/**
 * The share card of a player: portrait, name, game, team and tier. The record may be from anywhere: its texts are cut,
 * and drawn as far as there are letters for them, and only a picture that `find` knows is shown.
 */
export function playerCard(player: CardPlayer, letters: Lettering, find: FindPicture): string {
  const printed = (text: string | null | undefined, length: number) => {
    const words = letters.capitals(text ?? '')
    if (nothing.test(words) || !/[\p{L}\p{N}]/u.test(words)) return undefined
    const start = [...words].slice(0, length).join('')
    // Without half a word at the end, where there is more than one.
    return start === words ? words : `${start.replace(/ \S*$/, '')}…`
  }
  const { playerName, ign, realName, image, game, team, tier } = player
  const name = [playerName, ign, realName].map((each) => printed(each, most.name)).find(Boolean)
  const facts = [game, typeof team === 'object' ? team?.name : team].flatMap((each) => printed(each, most.fact) ?? [])
  const rank = printed(tier, most.tier)
  const portrait = find(image ?? '') ?? find(fallback)
  if (portrait === undefined) throw new Error(`There is no ${fallback}`)
  const ramp = toneRamps[pickTone([realName, playerName, ign].map(settled).find(Boolean) ?? 'Unnamed player')]
  const design: CardDesign = {
    title: name ?? 'Player',
    label: facts.join(' · '),
    accent: ramp.light,
    picture: person({ ramp, portrait }),
    flag: rank ? pickFlag(rank) : undefined,
  }
  return card(design, letters)
}

const fallback = '/art/fallback.svg'

/** A text as the app has it: trimmed, and empty when it says nothing. */
function settled(text: string | null | undefined): string {
  const trimmed = text?.trim() ?? ''
  return nothing.test(trimmed) ? '' : trimmed
}

/** The tone of a name, the same as on the pages (`src/lib/tone.ts`). */
export function pickTone(name: string) {
  let hash = 2166136261
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return tone.options[(hash >>> 0) % tone.options.length] ?? 'saffron'
}

/** The flag of a tier as pages have it (`src/rules/tier-rank.ts`): gold, purple-blue, or grey. */
function pickFlag(tier: string): Flag {
  if (/^(s-tier|tier 1)$/i.test(tier)) return gradientFlag(tier, ['#ffe29a', hue.gold, '#c98a12'], '#1d1102')
  if (/^(a-tier|tier 2)$/i.test(tier)) return gradientFlag(tier, ['#6a43f5', '#5049f2', '#3a55ee'], '#ffffff')
  return { text: tier, fill: '#4f4957', colour: hue.bone }
}

function gradientFlag(text: string, [from, between, to]: readonly [string, string, string], colour: string): Flag {
  const defs = linear('flag', 72, 0, 230, 30, [
    [0, from],
    [0.45, between],
    [1, to],
  ])
  return { text, fill: 'url(#flag)', colour, defs }
}
