import { pickFigure } from './given-names'
import { listWearers } from './heritage'
import { manifest, toneRamps } from './manifest'
import type { Manifest } from './manifest-schema'
import { shade } from './palette'
import { grown, type Look, looks, varied, type Wearer } from './portrait/looks'
import { portrait } from './portrait/portrait'
import type { KitStyle } from './portrait/rig'
import { type Dress, orderBackdrops, orderCloths, pickSides } from './portrait/sitter'
import { random } from './random'

/** Somebody who needs a portrait. */
type Person = Manifest['people'][number]

/** Lights from behind, per tone: far from the light in front, so that no portrait is of one colour. */
const rims: Record<Person['tone'], readonly string[]> = {
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

/**
 * The portraits of all people by id: nobody has the look of a neighbour, and nobody looks at a glance like anybody else.
 * Whoever would takes what the name likes next, so that a newcomer changes few of the others.
 */
export function drawPeople(): Map<string, string> {
  const dealt: number[] = []
  const pick = unlikeBefore()
  const drawn = new Map<string, string>()
  for (const person of manifest.people) {
    const { id, name, tone, teamColour } = person
    const free = orderOfLooks(person).filter((look) => !dealt.slice(-apart).includes(look))
    const index = pick(free, (look) => [`${look} ${tone}`])
    const look = looks[index]
    if (!look) throw new Error(`No look for ${name}`)
    const crown = pickCrown(look)
    const backdrop = pick(orderBackdrops(name), (backdrop) => [`${crown} ${tone} ${backdrop.name}`])
    const flip = pick(pickSides(name), (flip) => (teamColour ? [`${crown} ${teamColour} ${flip}`] : []))
    const cloth = pick(orderCloths(name), (cloth) => (look.headgear ? [`${index} ${cloth}`] : []))
    dealt.push(index)
    drawn.set(id, portrait(name, adaptLook(person, look), { ...pickDress(person), backdrop, cloth, flip }))
  }
  return drawn
}

/** Picks the first of some candidates that shares nothing with what it picked before; the very first, if all do. */
function unlikeBefore() {
  const seen = new Set<string>()
  return <T>(candidates: readonly T[], seenOf: (candidate: T) => readonly string[]): T => {
    const [first] = candidates
    if (first === undefined) throw new Error('Nothing to pick from')
    const picked = candidates.find((candidate) => !seenOf(candidate).some((sight) => seen.has(sight))) ?? first
    for (const sight of seenOf(picked)) seen.add(sight)
    return picked
  }
}

/** What the eye meets first: what is on the head. */
const pickCrown = (look: Look) => look.headgear ?? look.hair

function adaptLook({ name, role }: Person, look: Look) {
  const dice = random(name)
  return grown(role === 'leader' ? atWork(look) : varied(look, dice.sub('varied')), dice.sub('grown'))
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

function pickDress({ name, tone, teamColour }: Person): Dress {
  const light = { key: toneRamps[tone].light, rim: random(name).sub('rim').pick(rims[tone]) }
  if (!teamColour) return light
  const style = random(teamColour).pick(kitStyles)
  return { ...light, kit: { cloth: shade(teamColour, 0.42), accent: teamColour, style } }
}

/** The looks that suit a person, in the order in which the name would take them. */
function orderOfLooks({ name, role, figure = pickFigure(name) }: Person): number[] {
  const wearers = listWearers(name)
  const dice = random(name).sub('looks')
  return looks
    .map((look, index) => ({ look, index, weight: dice.next() * early[look.worn] }))
    .filter(({ look }) => look.figure === figure && (look.worn === 'anyone' || wearers.includes(look.worn)))
    .filter(({ look }) => role !== 'leader' || !isForMatches(look))
    .sort((a, b) => a.weight - b.weight)
    .map(({ index }) => index)
}
