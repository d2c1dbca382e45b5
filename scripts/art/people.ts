import { toneOf } from '../../src/lib/tone'
import { toneRamps } from '../../src/theme/tokens'
import { wearersOf } from './heritage'
import { shade } from './palette'
import { type Look, looks, varied, type Wearer } from './portrait/looks'
import { portrait } from './portrait/portrait'
import type { KitStyle } from './portrait/rig'
import type { Dress } from './portrait/sitter'
import { random } from './random'

/** Somebody who needs a portrait. */
export interface Person {
  name: string
  figure: 'f' | 'm'
  role: 'player' | 'creator' | 'leader'
  /** The colour of the team or organization, if there is one. */
  teamColour?: string
}

/** Lights from behind, per tone: far from the light in front, so that no portrait is of one colour. */
const rims: Record<ReturnType<typeof toneOf>, readonly string[]> = {
  saffron: ['#00d1b2', '#6c7bff', '#ff2e7e'],
  marigold: ['#ff2e7e', '#00d1b2', '#6c7bff'],
  teal: ['#ff7a1a', '#ff2e7e', '#ffb020'],
  rani: ['#00d1b2', '#ffb020', '#8f92f8'],
  bone: ['#ff7a1a', '#00d1b2', '#ff2e7e'],
  indigo: ['#ff7a1a', '#ffb020', '#ff2e7e'],
  lime: ['#6c7bff', '#ff2e7e', '#00d1b2'],
}

const kitStyles: readonly KitStyle[] = ['chevrons', 'triple', 'yoke', 'sash', 'split', 'shards', 'wave', 'placket']
/** How early a name takes a look that it is at home with: 1 is chance, less is earlier. */
const early: Record<Wearer, number> = { anyone: 1, hindu: 0.95, sikh: 0.12, muslim: 0.6, rajasthani: 0.5, pahadi: 0.5 }
/** How many people before one must look different. */
const apart = 7

/** The portraits of people by name: nobody has the look of a neighbour, nor look and tone of anybody. */
export function drawPeople(people: readonly Person[]): Map<string, string> {
  const dealt: number[] = []
  const taken = new Set<string>()
  const drawn = new Map<string, string>()
  for (const person of people) {
    const order = orderOfLooks(person)
    const free = order.filter((look) => !dealt.slice(-apart).includes(look))
    const tone = toneOf(person.name)
    const look = free.find((candidate) => !taken.has(`${candidate} ${tone}`)) ?? free[0] ?? 0
    dealt.push(look)
    taken.add(`${look} ${tone}`)
    drawn.set(person.name, drawPerson(person, looks[look] ?? { figure: person.figure }))
  }
  return drawn
}

function drawPerson({ name, role, teamColour }: Person, look: Look) {
  const own = role === 'leader' ? atWork(look) : varied(look, random(name).sub('varied'))
  return portrait(name, own, dressOf(name, teamColour))
}

/** Those who lead an organization wear its jacket, and no headset. */
function atWork(look: Look): Look {
  if (look.wear === 'stole' || look.headgear === 'hijab' || look.headgear === 'dupatta')
    return { ...look, headset: undefined }
  return { ...look, headset: undefined, armsCrossed: undefined, wear: 'jacket' }
}

/** Whether a look belongs to matches and not to an office. */
const isForMatches = ({ gaiter, headgear, eyewear, hair }: Look) =>
  gaiter ||
  headgear === 'hood' ||
  headgear === 'headband' ||
  eyewear === 'visor' ||
  hair === 'mohawk' ||
  hair === 'spiky'

function dressOf(name: string, teamColour: string | undefined): Dress {
  const tone = toneOf(name)
  const light = { key: toneRamps[tone].light, rim: random(name).sub('rim').pick(rims[tone]) }
  if (!teamColour) return light
  const style = random(teamColour).pick(kitStyles)
  return { ...light, kit: { cloth: shade(teamColour, 0.42), accent: teamColour, style } }
}

/** The looks that suit a person, in the order in which the name would take them. */
function orderOfLooks({ name, figure, role }: Person): number[] {
  const wearers = wearersOf(name)
  const dice = random(name).sub('looks')
  return looks
    .map((look, index) => ({ look, index, weight: dice.next() * early[look.worn] }))
    .filter(({ look }) => look.figure === figure && (look.worn === 'anyone' || wearers.includes(look.worn)))
    .filter(({ look }) => role !== 'leader' || !isForMatches(look))
    .sort((a, b) => a.weight - b.weight)
    .map(({ index }) => index)
}
