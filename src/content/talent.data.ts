import type { Talent } from './talent.types'

export const talent: Talent = {
  intro:
    'Players, creators and casters in one place: find who wins, who is watched and who is heard, and reach them without a middleman.',
  stats: [
    { value: '500+', label: 'Talent' },
    { value: '250M+', label: 'Audience' },
    { value: '7.5%', label: 'Engagement' },
  ],
  compare: {
    text: 'Two to four players side by side: earnings by year, placements, prizes and the teams they played for.',
    link: 'Compare players',
  },
  coming: [
    {
      title: 'Top Content Creators',
      text: 'A ranking of creators by what their viewers do, not only by how many there are, is coming soon. Their profiles are open already.',
      to: '/creators',
      link: 'Meet the creators',
    },
    {
      title: 'Top Casters',
      text: 'Voices in Hindi, English, Tamil, Bengali and more, with reels to listen to, are coming soon.',
      to: '/casters',
      link: 'What will be there',
    },
  ],
  collaborate: {
    title: 'Collaborate',
    text: 'Tell us what you plan, a campaign, a show match or a season, and we bring you together with the people who fit it.',
  },
}
