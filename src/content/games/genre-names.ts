import type { Genre } from '@akhada/sample-world/games/types'

export const genreNames: Record<Genre, string> = { fps: 'FPS', moba: 'MOBA', 'battle-royale': 'Battle Royale' }
