import { figures } from '~/content/figures/data'
import type { Home } from './types'

export const home: Home = {
  hero: {
    lines: ['Redefine', 'Gaming'],
    tagline:
      'Unite gamers, creators, and champions - your gateway to tournaments, community, and the future of Indian esports.',
  },
  figures,
}
