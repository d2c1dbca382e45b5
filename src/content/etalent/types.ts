import type { Figure } from '~/content/figures/types'

/** A kind of talent that the platform doesn't list yet, and where to find such people in the meantime. */
interface ComingTalent {
  title: string
  text: string
  to: '/creators' | '/casters'
  link: string
}

export interface Talent {
  intro: string
  stats: Figure[]
  compare: { text: string; link: string }
  coming: ComingTalent[]
  collaborate: { title: string; text: string }
}
