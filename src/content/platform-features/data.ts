import type { PlatformFeature } from './types'

export const features: PlatformFeature[] = [
  { id: 'stats', title: 'E-sports Stats', description: 'Live stats, match updates, tournament details.' },
  {
    id: 'events',
    title: 'Event Management',
    description: 'Organise and join gaming events with automated tools.',
  },
  {
    id: 'hubs',
    title: 'Organization Hubs',
    description: 'Pages for esports organisations with rosters, achievements, sponsor details.',
  },
  {
    id: 'brands',
    title: 'Brand Partnerships',
    description: 'Sponsorship and collaboration with gaming brands.',
  },
  { id: 'community', title: 'Community Hub', description: 'Forums and chat channels.' },
  {
    id: 'safety',
    title: 'Safe Environment',
    description: 'Moderation tools and anti-cheat for fair play.',
  },
]
