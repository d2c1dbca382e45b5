import type { OpeningType } from '~/content/directory-filters'

/** An open position (specification 3, "Job opening"): a sample, so it has no structured data of a job. */
interface Opening {
  title: string
  location: string
  type: Exclude<OpeningType, 'All'>
  description: string
  perks: [string, string, string]
}

export interface Careers {
  lead: string
  perks: { title: string; text: string }[]
  openings: Opening[]
  gallery: { url: string; alt: string; caption: string }[]
}
