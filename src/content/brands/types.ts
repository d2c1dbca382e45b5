import type { Figure } from '~/content/figures/types'
import type { Sponsor } from '~/content/sponsors/types'

/** The page for sponsors (docs/decisions/routes.md). */
export interface Brands {
  lead: string
  figures: Figure[]
  /** What a brand gets. */
  offers: {
    title: string
    text: string
    examples: string[]
    picture: string
    link: { to: '/organization' | '/creators' | '/organizers'; label: string }
  }[]
  steps: { title: string; text: string }[]
  promise: { title: string; text: string }
  /** The current sponsors of teams and tournaments. */
  partners: Sponsor[]
}
