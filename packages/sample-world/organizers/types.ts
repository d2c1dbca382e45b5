export interface OrganizerRecord {
  id: string
  name: string
  /** What they are known for, in one or two sentences. */
  about: string
  city: string
  foundingYear: number
  /** Over all years, not only those we list. */
  tournamentsOrganized: number
  games: string[]
  /** Community impressions; a like moves the number by one (specification 4). */
  impressions: number
  tier: 'Tier 1' | 'Tier 2' | 'Tier 3'
  /** Handle on Twitter; null when they have none. */
  twitter: string | null
}
