import type { Figure } from './figures'
import type { Sponsor } from './organizations/sponsors'

/** A page for those who want to sponsor (decisions.md, "Routes"). */
export interface Brands {
  lead: string
  figures: Figure[]
  /** What a brand gets. */
  offers: { title: string; text: string; examples: string[]; picture: string }[]
  steps: { title: string; text: string }[]
  promise: { title: string; text: string }
  /** Those who sponsor teams and tournaments here. */
  partners: Sponsor[]
}
