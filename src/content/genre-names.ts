import type { Genre } from './games'

/** What the kinds of games are called. */
export const genreNames: Record<Genre, string> = { fps: 'FPS', moba: 'MOBA', 'battle-royale': 'Battle Royale' }
