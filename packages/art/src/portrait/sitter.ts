import { difference, INK, mix, WHITE } from '../palette'
import { lattices } from '../patterns'
import { makeId, type Random, random } from '../random'
import { backdrops } from './backdrop'
import { makeHeadWarps } from './head-warps'
import type { Look } from './looks'
import type { DrawPart } from './part'
import { type Pose, poses } from './poses'
import { type KitStyle, ramps, type Sitter } from './rig'
import { type Skull, skulls } from './skulls'

/** The lights on a person, the kit of the team if there is one, and what was dealt; the name decides the rest. */
export interface Dress {
  /** From the front, by the person's tone. */
  key: string
  /** From behind. */
  rim: string
  kit?: { cloth: string; accent: string; style: KitStyle }
  /** Of the headgear, or of the stole. */
  cloth?: string
  backdrop?: DrawPart
  /** Of what is worn in place of a jersey. */
  jacketCloth?: string
  /** Whether the person looks left. */
  flip?: boolean
  head?: Head
}

/** A skull, and how it is held. */
export interface Head {
  skull: Skull
  pose: Pose
}

const skins = ['#965a38', '#ac6b41', '#bf7d48', '#d0925c', '#dfa873']
const hairColours = ['#17120f', '#1d1512', '#231814', '#2b1a12', '#14131a']
const cloths = [
  '#d8561a',
  '#7a1338',
  '#0e6a6e',
  '#28306e',
  '#c08518',
  '#211d2c',
  '#c2185b',
  '#11694a',
  '#cfc4b2',
  '#5b2d86',
]
const jacketCloths = ['#211d2c', '#28306e', '#7a1338', '#11694a']
/** Of those who lead: more of them, as four often stand side by side. */
const formalCloths = ['#211d2c', '#28306e', '#7a1338', '#11694a', '#4a2a68', '#0e5a66', '#8a5a1e', '#3d4358']
const shirtCloths = ['#ebe4d6', '#d3dbe6', '#f2d6b4', '#2b2733']
const kits = [
  '#1a1722',
  '#1c2348',
  '#3a1230',
  '#0f3b36',
  '#d95b12',
  '#b81d5c',
  '#0b8578',
  '#d9d0c0',
  '#343244',
  '#5c1226',
  '#d9901a',
  '#43267a',
]
const kitStyles: readonly KitStyle[] = ['chevrons', 'triple', 'yoke', 'sash', 'split', 'shards', 'wave', 'placket']
const numbers = ['07', '10', '99', '23', '4', '18', '77', '45', '3', '11', '21', '88', '09', '1', '56', '13']

/** The cloths of headgear in the order in which a name would take them. */
export const orderCloths = (name: string) => inOrder(cloths, random(name).sub('wear'))

/** The backdrops in the order in which a name would take them. */
export const orderBackdrops = (name: string) => inOrder(Object.values(backdrops), random(name).sub('ground'))

/** All heads in the order in which a name would take them. With this word, neighbours on the first page of players differ, too. */
export const orderHeads = (name: string) =>
  random(name)
    .sub('nerve')
    .shuffle(skulls.flatMap((skull) => poses.map((pose): Head => ({ skull, pose }))))

/** The cloths of a jacket in the order in which a name would take them. */
export const orderJacketCloths = (name: string) => inOrder(formalCloths, random(name).sub('jacket'))

/** Whether a person looks left, first as the name would. */
export function pickSides(name: string): [boolean, boolean] {
  const flip = random(name).sub('flip').chance(0.5)
  return [flip, !flip]
}

/** Everything that a name decides about one portrait. */
export function makeSitter(name: string, look: Look, dress: Dress, dice: Random): Sitter {
  const id = makeId(name)
  const woman = look.figure === 'f'
  const face = dice.sub('face')
  const wear = dice.sub('wear')
  const hooded = look.headgear === 'hood'
  const { skull, pose } = dress.head ?? { skull: 'oval', pose: 'quarter' }
  const liked = wear.pick(cloths)
  const cloth = dress.cloth ?? liked
  const kit = hooded ? cloth : (dress.kit?.cloth ?? wear.pick(kits))
  const kitStyle = hooded ? 'plain' : fittingStyle(look, dress.kit?.style ?? wear.pick(kitStyles), wear)
  const weave = wear.pick(lattices)
  const likedJacket = wear.pick(jacketCloths)
  const jacketCloth = dress.jacketCloth ?? likedJacket
  return {
    id,
    next: 0,
    defs: [],
    figure: look.figure,
    flip: dress.flip ?? pickSides(name)[0],
    p: ramps(dress.key, dress.rim, face.pick(skins), face.pick(hairColours)),
    pose,
    ...makeHeadWarps({
      skull,
      pose,
      strength: woman ? 0.7 : 1,
      features: {
        wide: (woman ? 0.955 : 1) * face.range(0.97, 1.05),
        jaw: woman ? face.range(0.26, 0.42) : face.range(-0.1, 0.16),
        chin: woman ? face.range(-3, 1) : face.range(-2, 5),
        yaw: face.range(-3, 4),
      },
    }),
    rim: `url(#${id}r)`,
    ground: mix(mix(INK, dress.key, 0.07), dress.rim, 0.03),
    lattice: weave,
    cloth,
    jacketCloth,
    shirtCloth: dice.sub('shirt').pick(shirtCloths),
    clothAccent: apartFrom(jacketCloth, [...(dress.kit ? [dress.kit.accent] : []), dress.key, dress.rim]),
    kit,
    kitAccent: apartFrom(kit, [...(dress.kit ? [dress.kit.accent] : []), ...wear.shuffle([dress.key, dress.rim])]),
    kitStyle,
    kitLattice: wear.chance(0.6) ? wear.pick(lattices) : null,
    collar: hooded ? 'none' : kitStyle === 'placket' ? 'stand' : wear.pick(['v', 'v', 'stand', 'crew']),
    number: wear.pick(numbers),
    bulk: face.range(-4, 10),
    armsCrossed: look.armsCrossed ?? false,
    neckInShade:
      ['longStraight', 'wavyLong', 'curlyLong', 'bob', 'wolf', 'tied', 'braid'].includes(look.hair ?? '') ||
      ['hijab', 'hood', 'dupatta'].includes(look.headgear ?? ''),
    earHidden: false,
  }
}

/** First what the dice pick, then the rest of it. */
function inOrder<T>(from: readonly T[], dice: Random): T[] {
  const first = dice.pick(from)
  return [first, ...dice.shuffle(from).filter((other) => other !== first)]
}

/** Arms and lapels must not hide what is printed. */
function fittingStyle(look: Look, style: KitStyle, wear: Random): KitStyle {
  if (look.armsCrossed) return style === 'triple' || style === 'yoke' ? style : wear.pick(['plain', 'triple', 'yoke'])
  if (look.wear === 'jacket' && ['placket', 'split', 'sash', 'shards', 'plain'].includes(style)) return 'triple'
  return style
}

/** The first colour that is seen on a cloth. */
function apartFrom(cloth: string, colours: readonly string[]) {
  return [...colours, WHITE, '#1a1722'].find((colour) => difference(colour, cloth) > 0.2) ?? WHITE
}
