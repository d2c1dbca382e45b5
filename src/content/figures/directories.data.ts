import type { Figure } from './types'

/** The marketing figures below the directories (specification 2 and specification 9). */
export const creatorFigures: readonly Figure[] = [
  { value: '500+', label: 'Creators' },
  { value: '250M+', label: 'Combined subscribers' },
  { value: '7.5%', label: 'Average engagement' },
]

export const organizationFigures: readonly Figure[] = [
  { value: '120+', label: 'Registered Organizations' },
  { value: '2,500+', label: 'Professional Players' },
  { value: '500+', label: 'Tournaments Hosted' },
]

export const organizerFigures: readonly Figure[] = [
  { value: '85+', label: 'Active Organizers' },
  { value: '1,200+', label: 'Tournaments Hosted' },
  { value: '500K+', label: 'Community Impressions' },
]

export const serviceFigures: readonly Figure[] = [
  { value: '500+', label: 'Tournaments hosted' },
  { value: '2.5M+', label: 'Players and fans reached' },
  { value: '120+', label: 'Organizations' },
]
