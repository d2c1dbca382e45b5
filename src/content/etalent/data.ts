import type { Talent } from './types'

export const talent: Talent = {
  intro:
    'Players, creators and casters in one place: see who wins, who draws a crowd and who calls the match, and reach them with no middleman.',
  stats: [
    { value: '500+', label: 'Talent' },
    { value: '250M+', label: 'Audience' },
    { value: '7.5%', label: 'Engagement' },
  ],
  compare: {
    text: 'Two to four players side by side: earnings by year, placements, prizes and teams.',
    link: 'Compare players',
  },
  coming: [
    {
      title: 'Top Content Creators',
      text: 'Creators ranked by what their viewers do, not just how many there are. Their profiles are already open.',
      to: '/creators',
      link: 'Meet the creators',
    },
    {
      title: 'Top Casters',
      text: 'Voices in Hindi, English, Tamil, Bengali and more, with reels you can listen to.',
      to: '/casters',
      link: 'What’s coming',
    },
  ],
  collaborate: {
    title: 'Collaborate',
    text: 'Tell us what you’re planning, a campaign, a show match or a whole season, and we’ll match you with the right people.',
  },
}
