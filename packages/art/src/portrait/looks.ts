import type { Random } from '../random'
import type { beards } from './beards'
import { caps } from './caps'
import type { eyewear } from './eyewear'
import type { formal } from './formal'
import { boundHair } from './hair-bound'
import { longHair } from './hair-long'
import { shortHair } from './hair-short'
import { wildHair } from './hair-wild'
import type { headsets } from './headsets'
import type { ornaments } from './ornaments'
import { turbans } from './turbans'
import { veils } from './veils'

export const hairstyles = { ...shortHair, ...wildHair, ...longHair, ...boundHair }
export const headgear = { ...turbans, ...veils, ...caps }

/** What one person wears, from hair to sleeve. */
export interface Look {
  figure: 'f' | 'm'
  hair?: keyof typeof hairstyles
  headgear?: keyof typeof headgear
  beard?: keyof typeof beards
  eyewear?: keyof typeof eyewear
  headset?: keyof typeof headsets | 'neck'
  gaiter?: true
  ornaments?: readonly (keyof typeof ornaments)[]
  wear?: 'jacket' | 'stole'
  /** In place of the jersey. */
  formal?: keyof typeof formal
  armsCrossed?: true
}

/** Where a look is at home: not everybody wears everything. */
export type Wearer = 'anyone' | 'sikh' | 'muslim' | 'hindu' | 'rajasthani' | 'pahadi'

interface WornBy extends Look {
  worn: Wearer
}

export const looks: readonly WornBy[] = [
  { worn: 'anyone', figure: 'm', hair: 'quiff', beard: 'trim' },
  { worn: 'anyone', figure: 'm', hair: 'curtain', eyewear: 'rect', headset: 'neck' },
  { worn: 'anyone', figure: 'm', hair: 'curlyTop', beard: 'stubble', headset: 'over' },
  { worn: 'anyone', figure: 'm', hair: 'quiff', headgear: 'capBack', beard: 'goatee', armsCrossed: true },
  { worn: 'anyone', figure: 'm', hair: 'topKnot', beard: 'full', ornaments: ['hoop'] },
  { worn: 'anyone', figure: 'm', hair: 'spiky', headgear: 'headband', ornaments: ['stripes'] },
  { worn: 'anyone', figure: 'm', hair: 'buzz', gaiter: true, headset: 'over' },
  { worn: 'anyone', figure: 'm', headgear: 'hood', eyewear: 'visor' },
  { worn: 'anyone', figure: 'm', hair: 'wolf', headgear: 'beanie', beard: 'stubble', wear: 'jacket' },
  { worn: 'anyone', figure: 'm', hair: 'mohawk', eyewear: 'visor', beard: 'goatee' },
  { worn: 'anyone', figure: 'm', hair: 'wolf', headset: 'iem' },
  { worn: 'anyone', figure: 'm', hair: 'quiff', headgear: 'cap', beard: 'trim', wear: 'jacket' },
  { worn: 'anyone', figure: 'm', hair: 'sidePart', eyewear: 'aviator', beard: 'chevronStache' },
  { worn: 'anyone', figure: 'm', hair: 'tied', beard: 'trim', headset: 'boom' },
  { worn: 'anyone', figure: 'm', hair: 'sidePart', beard: 'stubble', headset: 'boom' },
  { worn: 'anyone', figure: 'm', hair: 'bald', beard: 'full', armsCrossed: true },
  { worn: 'anyone', figure: 'm', hair: 'curlyTop', eyewear: 'round', wear: 'jacket' },
  { worn: 'anyone', figure: 'm', hair: 'curtain', beard: 'goatee', headset: 'iem', armsCrossed: true },
  { worn: 'anyone', figure: 'm', hair: 'buzz', beard: 'trim', eyewear: 'rect' },
  { worn: 'anyone', figure: 'm', hair: 'spiky', headset: 'neck', beard: 'stubble' },
  { worn: 'anyone', figure: 'm', hair: 'tied', headgear: 'headband', beard: 'full' },
  { worn: 'hindu', figure: 'm', hair: 'bald', beard: 'full', ornaments: ['tilak'], armsCrossed: true },
  { worn: 'hindu', figure: 'm', hair: 'sidePart', beard: 'moustache', ornaments: ['tilak'] },
  { worn: 'sikh', figure: 'm', headgear: 'dastar', beard: 'full' },
  { worn: 'sikh', figure: 'm', headgear: 'patka', beard: 'stubble', headset: 'over' },
  { worn: 'sikh', figure: 'm', headgear: 'dastar', beard: 'long', headset: 'boom' },
  { worn: 'rajasthani', figure: 'm', headgear: 'safa', beard: 'moustache' },
  { worn: 'muslim', figure: 'm', hair: 'buzz', headgear: 'kufi', beard: 'full', armsCrossed: true },
  { worn: 'pahadi', figure: 'm', hair: 'buzz', headgear: 'topi', beard: 'chevronStache' },
  { worn: 'anyone', figure: 'f', hair: 'longStraight', headset: 'boom' },
  { worn: 'anyone', figure: 'f', hair: 'ponytail', headset: 'over', armsCrossed: true },
  { worn: 'anyone', figure: 'f', hair: 'bob', eyewear: 'round' },
  { worn: 'anyone', figure: 'f', hair: 'wavyLong', ornaments: ['stud'], wear: 'jacket' },
  { worn: 'anyone', figure: 'f', hair: 'curlyLong', headset: 'neck', eyewear: 'rect' },
  { worn: 'anyone', figure: 'f', hair: 'sweptBob', ornaments: ['hoop', 'stud'], headset: 'boom' },
  { worn: 'anyone', figure: 'f', hair: 'curlyLong', headgear: 'headband' },
  { worn: 'anyone', figure: 'f', hair: 'ponytail', headgear: 'cap', wear: 'jacket' },
  { worn: 'anyone', figure: 'f', hair: 'longStraight', headgear: 'beanie', eyewear: 'round' },
  { worn: 'anyone', figure: 'f', hair: 'bob', headset: 'iem', wear: 'jacket' },
  { worn: 'anyone', figure: 'f', hair: 'wavyLong', headset: 'neck', armsCrossed: true },
  { worn: 'hindu', figure: 'f', hair: 'braid', ornaments: ['bindi', 'jhumka'], wear: 'stole' },
  { worn: 'hindu', figure: 'f', hair: 'bun', headgear: 'dupatta', ornaments: ['bindi', 'nath'] },
  { worn: 'hindu', figure: 'f', hair: 'bun', ornaments: ['bindi', 'jhumka'], armsCrossed: true },
  { worn: 'muslim', figure: 'f', headgear: 'hijab', headset: 'boom' },
  { worn: 'muslim', figure: 'f', headgear: 'hijab', eyewear: 'round' },
]

const looseHair = ['wolf', 'curtain', 'tied'] as const
const shortBeards = ['none', 'stubble', 'trim', 'goatee', 'chevronStache'] as const

/** A look with something changed that goes with it: two people of one look still differ. */
export function varied(look: Look, random: Random): Look {
  const varied = { ...look }
  const covered = look.gaiter || look.headgear === 'hood'
  if (!look.eyewear && !covered && random.chance(0.14)) varied.eyewear = random.pick(['rect', 'round', 'aviator'])
  if (!look.headset && random.chance(0.3)) {
    if (neckIsFree(look) && random.chance(0.5)) varied.headset = 'neck'
    else if (crownIsFlat(look)) varied.headset = random.pick(['over', 'boom', 'iem'])
  }
  const freeToShave =
    look.figure === 'm' &&
    !covered &&
    look.headgear !== 'patka' &&
    (!look.beard || shortBeards.some((beard) => beard === look.beard))
  if (freeToShave && random.chance(0.4)) {
    const beard = random.pick([...shortBeards, 'full'] as const)
    varied.beard = beard === 'none' ? undefined : beard
  }
  return varied
}

/** A man whose hair hangs loose has a beard that is seen from afar. */
export function grown(look: Look, random: Random): Look {
  const hairIsSeen = !look.headgear || look.headgear === 'headband'
  const isLoose = hairIsSeen && looseHair.some((hair) => hair === look.hair)
  if (look.figure === 'f' || !isLoose || (look.beard && look.beard !== 'stubble')) return look
  return { ...look, beard: random.pick(['trim', 'full', 'goatee']) }
}

const neckIsFree = ({ headgear: worn, wear, beard }: Look) =>
  !['hood', 'hijab', 'dupatta', 'safa'].includes(worn ?? '') && wear !== 'stole' && beard !== 'long'

const crownIsFlat = ({ headgear: worn, hair }: Look) =>
  (!worn || worn === 'dastar' || worn === 'hijab') &&
  !['mohawk', 'spiky', 'topKnot', 'bun', 'braid', 'bald'].includes(hair ?? '')
