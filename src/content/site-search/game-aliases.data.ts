import type { GameId } from '@akhada/sample-world/games/names'

/** Other names that people use for the games. */
export const gameAliases: Record<GameId, string> = {
  valorant: 'valo fps',
  lol: 'lol moba',
  cs2: 'counter strike 2 csgo cs go fps',
  dota2: 'dota dota2 d2 moba',
  apex: 'battle royale',
  fortnite: 'battle royale',
  bgmi: 'battlegrounds mobile india pubg battle royale',
  freefire: 'freefire ff max battle royale',
}
