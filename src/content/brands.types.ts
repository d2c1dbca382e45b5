import type { Figure } from './figures'
import type { Sponsor } from './organizations/sponsors'

/** The page for sponsors (docs/decisions/routes.md). */
export interface Brands {
  lead: string
  figures: Figure[]
  /** What a brand gets. */
  offers: { title: string; text: string; examples: string[]; picture: string }[]
  steps: { title: string; text: string }[]
  promise: { title: string; text: string }
  /** The current sponsors of teams and tournaments. */
  partners: Sponsor[]
}
