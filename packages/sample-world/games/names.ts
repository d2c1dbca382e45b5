/** The games that have a page of their own (specification 2, "Esports hub"). */
export const gameIds = ['valorant', 'lol', 'cs2', 'dota2', 'apex', 'fortnite', 'bgmi', 'freefire'] as const

export type GameId = (typeof gameIds)[number]

/** What the games are called everywhere. */
export const gameNames: Record<GameId, string> = {
  valorant: 'Valorant',
  lol: 'League of Legends',
  cs2: 'CS2',
  dota2: 'Dota 2',
  apex: 'Apex Legends',
  fortnite: 'Fortnite',
  bgmi: 'BGMI',
  freefire: 'Free Fire',
}

/** The id of a game by its name; undefined if it has no page. */
export const findGameId = (name: string | null): GameId | undefined => gameIds.find((id) => gameNames[id] === name)

/** The games that the sample players play, by name. */
export const playerGames = ['BGMI', 'Valorant', 'CS2', 'Dota 2', 'Free Fire'] as const

export type PlayerGame = (typeof playerGames)[number]
