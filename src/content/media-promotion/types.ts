import type { Audience, SolutionKind } from '~/content/directory-filters'
import type { Figure } from '~/content/figures/types'
import type { Question } from '~/content/help/types'

export interface Solution {
  title: string
  description: string
  badges: string[]
  kind: Exclude<SolutionKind, 'all'>
  audiences: Audience[]
  picture: string
}

/** A customer's statement (specification 3, "Testimonial"). */
export interface Testimonial {
  id: string
  name: string
  role: string
  content: string
  /** Stars, 1 to 5. */
  rating: number
  /** A crest, or a portrait where there is none. */
  logo: string
}

export interface Plan {
  name: string
  price: string
  per: string
  text: string
  includes: string[]
}

export interface MediaPromotion {
  lead: string
  figures: Figure[]
  /** Goals of each audience. */
  intros: Record<Audience, string>
  solutions: Solution[]
  plans: Plan[]
  /** What the prices leave out. */
  priceNote: string
  testimonials: Testimonial[]
  questions: Question[]
}
