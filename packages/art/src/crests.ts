import { type CrestDesign, crest } from './crest/crest'
import type { FrameName } from './crest/frames'
import type { MarkName } from './crest/mark'
import { manifest } from './manifest'
import type { Manifest } from './manifest-schema'
import { difference, toLch, WHITE, withLightness } from './palette'
import { random } from './random'

/** Somebody who needs a crest. */
type Bearer = Manifest['crests'][number]

/** What the words of a name stand for. */
const marksOfWords: Record<string, MarkName> = {
  Naag: 'cobra',
  Sher: 'lion',
  Tuskers: 'elephant',
  Riot: 'talwar',
  Forge: 'bolt',
  Himalaya: 'peak',
  Hawks: 'eagle',
  Wolves: 'wolf',
  Baagh: 'tiger',
  Kites: 'kite',
  Cyclones: 'cyclone',
  Typhoon: 'dragon',
  Sangam: 'trishul',
  Surge: 'rhino',
  Legends: 'horse',
  Ravens: 'raven',
  Pirates: 'talwar',
  Comets: 'rocket',
  Uprising: 'sunwheel',
  Darbar: 'fort',
  Voyagers: 'anchor',
  Krakens: 'kraken',
  Nightjars: 'peacock',
  Ignite: 'diya',
  Sirens: 'mic',
  Pulse: 'bolt',
  Stalkers: 'tiger',
  Arrows: 'bow',
  Meteors: 'rocket',
  Kestrels: 'eagle',
  Phantoms: 'oni',
  Sparks: 'diya',
  Rhinos: 'rhino',
  Archers: 'bow',
  Vanguard: 'helmet',
  Impact: 'drop',
  Sharks: 'shark',
  Bulls: 'bull',
  Anchors: 'anchor',
  Foxes: 'wolf',
  Condors: 'eagle',
  Syndicate: 'tiger',
  Nomads: 'horse',
  Lanterns: 'diya',
  Monsoon: 'cloud',
  Komodos: 'dragon',
  Moose: 'moose',
  Dangal: 'damru',
  Indus: 'wave',
  Gateway: 'fort',
  Chaupal: 'sunwheel',
  Backwater: 'peacock',
  Circuit: 'chip',
  LAN: 'chip',
  Hill: 'peak',
  Ocean: 'wave',
  Bazaar: 'coin',
  Hostel: 'pad',
  Sundowner: 'sunwheel',
}
const pairs: readonly (readonly [string, string])[] = [
  ['#ff7a1a', '#ffd166'],
  ['#00c9ac', '#ffb020'],
  ['#ff2e7e', '#ffc93c'],
  ['#ffb020', '#ff4a3d'],
  ['#3f6bff', '#ffb020'],
  ['#9150ff', '#00e0c0'],
  ['#e5283f', '#ffc247'],
  ['#17b26a', '#ffe08a'],
  ['#a9b6cc', '#ff7a1a'],
  ['#27aeff', '#ffe15a'],
  ['#c9803f', '#00d1b2'],
  ['#e9ddc6', '#ff2e7e'],
  ['#c04bd8', '#ffb020'],
  ['#f2603c', '#35e0d0'],
]
const seconds = ['#ffb020', '#00d1b2', '#ff2e7e', '#f4f1ea', '#ff7a1a', '#8f92f8']
const shields: readonly FrameName[] = ['heater', 'notch', 'hex', 'flatHex', 'diamond', 'arch', 'blade', 'penta']
const seals: readonly FrameName[] = ['circle', 'scallop', 'octagon', 'hex', 'arch']
const framesOfKind: Record<Bearer['kind'], readonly FrameName[]> = { team: shields, organizer: seals }

/** The crests of teams and organizers by id. */
export const drawCrests = () =>
  new Map(manifest.crests.map((bearer) => [bearer.id, crest(bearer.name, pickDesign(bearer))]))

/** The mark that the first telling word of a name stands for. */
export const findMark = (name: string): MarkName | undefined =>
  name
    .split(' ')
    .map((word) => marksOfWords[word])
    .find((known) => known !== undefined)

function pickDesign({ name, kind, colour }: Bearer): CrestDesign {
  const dice = random(name)
  const words = name.split(' ')
  const mark = findMark(name)
  const initials = words
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3)
  const pair = dice.sub('colours').pick(pairs)
  const withLetters = kind === 'organizer' || !mark || dice.sub('letters').chance(0.2)
  return {
    colours: colour ? own(colour) : pair,
    frame: dice.sub('frame').pick(framesOfKind[kind]),
    field: dice.sub('field').pick(['dark', 'dark', 'accent', 'rays', 'split']),
    mark,
    letters: withLetters ? initials : undefined,
  }
}

/** The colour of an organization, lit where it is too dark for a dark page, and the first accent that stands apart from it. */
function own(colour: string): readonly [string, string] {
  const lit = withLightness(colour, Math.max(0.5, toLch(colour)[0]))
  return [lit, seconds.find((second) => difference(second, lit) > 0.25) ?? WHITE]
}
