export interface FeaturedRecord {
  /** The tournament behind the slide. */
  tournamentId: string
  /** The place as shown on the slide; the tournament's own page names the city. */
  location: string
}

/** A slide of the featured-tournaments banner (specification 3, "Tournament (featured banner sample)"). */
export interface FeaturedTournament {
  id: string
  name: string
  /** With its currency symbol: "$100,000". */
  prizePool: string
  location: string
  image: string
}
