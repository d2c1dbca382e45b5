import { galleryUrl, sceneUrl } from '~/lib/art'
import type { Brands } from './types'

export const brands: Omit<Brands, 'partners'> = {
  lead: 'Young India watches people play. Put your name where they’re looking: on the jersey, behind the caster, in the hands of someone they trust.',
  figures: [
    { value: '50+', label: 'Brand partnerships' },
    { value: '1.2M+', label: 'Community members' },
    { value: '250M+', label: 'Combined creator subscribers' },
    { value: '7.5%', label: 'Average engagement' },
  ],
  offers: [
    {
      title: 'A team that wears you',
      text: 'Sleeves, chests and mouse mats of fourteen organizations, from a club in Guwahati to the champions of Pune. You see rosters, results and followers before you ask the price.',
      examples: ['Jersey and stage branding', 'Players in your ads', 'A bootcamp with your name on the door'],
      picture: galleryUrl('practice'),
      link: { to: '/organization', label: 'See the organizations' },
    },
    {
      title: 'A creator who means it',
      text: 'Each creator shows audience by age, city and language, rates per deliverable and how past campaigns did. No guesswork.',
      examples: ['Sponsored streams and shorts', 'Trackable codes', 'Honest reviews'],
      picture: galleryUrl('casters'),
      link: { to: '/creators', label: 'See the creators' },
    },
    {
      title: 'A tournament in your name',
      text: 'From a college cup at ₹50,000 to a final that fills a stadium. The organizers here have run both, publish their brackets and pay the prizes they promise.',
      examples: ['Title and stage sponsorship', 'Prizes in kind', 'A booth people queue for'],
      picture: sceneUrl('stadium'),
      link: { to: '/organizers', label: 'See the organizers' },
    },
  ],
  steps: [
    {
      title: 'Tell us who you want to reach',
      text: 'A city, a language, an age group, a game. One page or one call is enough.',
    },
    {
      title: 'Get three proposals',
      text: 'Within a week: teams, creators or tournaments that fit, each with numbers and a price.',
    },
    {
      title: 'Agree directly',
      text: 'You sign with the team or creator. We make the introduction and take no cut.',
    },
    {
      title: 'See the results',
      text: 'Views, watch time, codes used, photos. The same report for every campaign, good or bad.',
    },
  ],
  promise: {
    title: 'Who we turn down',
    text: 'Betting, fantasy, rummy and poker, and anyone advertising them in disguise. The 2025 law bans it, and a sixteen-year-old on the other side of the screen is reason enough.',
  },
}
