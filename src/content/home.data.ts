import type { Home } from './home'

export const home: Home = {
  hero: {
    lines: ['Redefine', 'Gaming'],
    tagline:
      'Unite gamers, creators, and champions - your gateway to tournaments, community, and the future of Indian esports.',
  },
  figures: [
    { value: '200K+', label: 'Active players' },
    { value: '5K+', label: 'Tournaments hosted' },
    { value: '1.2M+', label: 'Community members' },
    { value: '50+', label: 'Brand partnerships' },
  ],
}
