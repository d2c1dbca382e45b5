import type { Figure } from '~/content/figures/types'

/** What the platform does for one audience, and the page to continue with. */
export interface AboutService {
  title: string
  text: string
  points: string[]
  image: string
  tone: 'teal' | 'rani' | 'marigold'
  to: '/etalent' | '/brands' | '/organizers'
  link: string
}

export interface CoreValue {
  title: string
  text: string
  /** The Hindi word for it, by its name in Latin letters (`ghostWordUrl`). */
  word: 'maidan' | 'niyam' | 'saathi' | 'hunar'
}

export interface TeamMember {
  name: string
  role: string
  bio: string
  image: string
}

/** The marketing about page, which visitors find on `/` (specification 2, "Home"). */
export interface AboutPlatform {
  intro: string
  figures: Figure[]
  mission: string
  vision: string
  statistics: Figure[]
  services: AboutService[]
  values: CoreValue[]
  team: TeamMember[]
  join: string
}
