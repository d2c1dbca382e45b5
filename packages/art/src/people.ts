import { pickFigure } from './given-names'
import { listWearers } from './heritage'
import { manifest, toneRamps } from './manifest'
import type { Manifest } from './manifest-schema'
import { shade } from './palette'
import { grown, type Look, looks, varied, type Wearer } from './portrait/looks'
import { portrait } from './portrait/portrait'
import type { KitStyle } from './portrait/rig'
import {
  type Dress,
  type Head,
  orderBackdrops,
  orderCloths,
  orderHeads,
  orderJacketCloths,
  pickSides,
} from './portrait/sitter'
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
const formals = ['blazer', 'bandhgala', 'waistcoat', 'kurta'] as const
/** How many people before one must look different. */
const apart = 7
/** How many people before one must hold another head in another way. */
const apartHeads = 4
/** How many leaders before one must wear something else: an organization has four in a row. */
const apartClothes = 3

/** What one person looks like and is drawn with. */
interface Sitting {
  look: Look
  dress: Dress & { head: Head }
}

/** The portraits of all people by id. */
export function drawPeople(): Map<string, string> {
  const sittings = dealSittings()
  return new Map(manifest.people.map(({ id, name }) => [id, draw(name, sittings.get(id))]))
}

function draw(name: string, sitting: Sitting | undefined) {
  if (!sitting) throw new Error(`No look for ${name}`)
  return portrait(name, sitting.look, sitting.dress)
}

/**
 * What everybody looks like, by id: nobody has the look of a neighbour, and nobody looks at a glance like anybody else.
 * Whoever would takes what the name likes next, so that a newcomer changes few of the others.
 */
export function dealSittings(): Map<string, Sitting> {
  const dealt: number[] = []
  const pick = unlikeBefore()
  const dealHead = dealer<Head>(apartHeads, (head, [last, ...others]) => {
    const likeLast = last && (last.skull === head.skull || last.pose === head.pose)
    return !likeLast && !others.some((other) => other.skull === head.skull && other.pose === head.pose)
  })
  const dealFormal = dealer<NonNullable<Look['formal']>>(apartClothes, isNew)
  const dealJacket = dealer<string>(apartClothes, isNew)
  const sittings = new Map<string, Sitting>()
  for (const person of manifest.people) {
    const { id, name, role, tone, teamColour } = person
    const free = orderOfLooks(person).filter((look) => !dealt.slice(-apart).includes(look))
    const index = pick(free, (look) => [`${look} ${tone}`])
    const liked = looks[index]
    if (!liked) throw new Error(`No look for ${name}`)
    const look = role === 'leader' ? atWork(liked) : liked
    const crown = pickCrown(look)
    const backdrop = pick(orderBackdrops(name), (backdrop) => [`${crown} ${tone} ${backdrop.name}`])
    const flip = pick(pickSides(name), (flip) => (teamColour ? [`${crown} ${teamColour} ${flip}`] : []))
    const cloth = pick(orderCloths(name), (cloth) => (look.headgear ? [`${index} ${cloth}`] : []))
    dealt.push(index)
    const head = dealHead(orderHeads(name))
    const formal = role === 'leader' ? dealFormal(orderFormals(name, look)) : undefined
    const jacketCloth = formal && dealJacket(orderJacketCloths(name))
    const dress = { ...pickDress(person), backdrop, cloth, flip, head, jacketCloth }
    sittings.set(id, { look: formal ? { ...grow(name, look), formal } : adaptLook(name, look), dress })
  }
  return sittings
}

/** Deals the first of some candidates that goes with the last ones dealt, latest first; the very first, if none does. */
function dealer<T>(memory: number, goesWith: (candidate: T, last: readonly T[]) => boolean) {
  let last: T[] = []
  return (candidates: readonly T[]): T => {
    const [first] = candidates
    if (first === undefined) throw new Error('Nothing to deal')
    const dealt = candidates.find((candidate) => goesWith(candidate, last)) ?? first
    last = [dealt, ...last].slice(0, memory)
    return dealt
  }
}

const isNew = <T>(candidate: T, last: readonly T[]) => !last.includes(candidate)

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

const grow = (name: string, look: Look) => grown(look, random(name).sub('grown'))

const adaptLook = (name: string, look: Look) => grow(name, varied(look, random(name).sub('varied')))

/** Those who lead wear neither a headset nor a cap, and no jersey. */
const atWork = (look: Look): Look => ({
  ...look,
  headgear:
    look.headgear === 'cap' || look.headgear === 'capBack' || look.headgear === 'beanie' ? undefined : look.headgear,
  headset: undefined,
  armsCrossed: undefined,
  wear: look.wear === 'stole' ? 'stole' : undefined,
})

/** What somebody who leads wears, in the order in which the name would take it; a stole lies on a kurta. */
const orderFormals = (name: string, { wear }: Look) =>
  wear === 'stole' ? (['kurta'] as const) : random(name).sub('formal').shuffle(formals)

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
