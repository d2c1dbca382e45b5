import type { LearningCategory } from '~/content/directory-filters'
import type { Figure } from '~/content/figures/types'

/** A learning resource (specification 3, "Learning resource"). */
export interface Resource {
  id: string
  title: string
  category: Exclude<LearningCategory, 'all'>
  level: 'Beginner' | 'Intermediate' | 'Advanced'
  duration: string
  /** "Article", "Podcast" */
  type: string
  description: string
  /** Paragraphs. */
  content: string[]
  /** How it was received. */
  stats: { readers: number; rating: number }
  picture: string
}

export interface Learning {
  lead: string
  figures: Figure[]
  resources: Resource[]
  /** The steps are ids of resources. */
  paths: { title: string; text: string; steps: string[] }[]
}
