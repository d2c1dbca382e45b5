import type { FeaturedRecord } from './types'

export const featured: FeaturedRecord[] = [
  { tournamentId: 'mobile-pro-series-2026', location: 'India' },
  { tournamentId: 'tactical-shooter-champions', location: 'Los Angeles, USA' },
  { tournamentId: 'monster-battle-game-series', location: 'Dubai, UAE' },
  { tournamentId: 'world-championship-2022', location: 'Dubai, UAE' },
]
