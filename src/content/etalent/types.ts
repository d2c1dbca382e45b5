import type { Figure } from '~/content/figures/types'

/** A kind of talent that the platform does not list yet, and where its people are meanwhile. */
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
