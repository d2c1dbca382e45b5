import { gallery, scene } from '~/lib/art'
import type { Brands } from './brands.types'

export const brands: Omit<Brands, 'partners'> = {
  lead: 'Young India watches people play. Put your name where it looks: on the jersey, behind the caster, in the hand of somebody it trusts.',
  figures: [
    { value: '50+', label: 'Brand partnerships' },
    { value: '1.2M+', label: 'Community members' },
    { value: '250M+', label: 'Combined subscribers of creators' },
    { value: '7.5%', label: 'Average engagement' },
  ],
  offers: [
    {
      title: 'A team that wears you',
      text: 'Sleeves, chests and mouse mats of fourteen organizations, from a club in Guwahati to the champions of Pune. You see rosters, results and followers before you ask for a price.',
      examples: ['Jersey and stage branding', 'Players in your films', 'A bootcamp with your name on the door'],
      picture: gallery('practice'),
    },
    {
      title: 'A creator who means it',
      text: 'Each creator shows audience by age, city and language, rates per deliverable and what came of earlier campaigns. Nothing has to be guessed, and nobody sits in between.',
      examples: ['Sponsored streams and shorts', 'A code that is counted', 'Reviews that may say no'],
      picture: gallery('casters'),
    },
    {
      title: 'A tournament with your name',
      text: 'From a college cup at ₹50,000 to a final that fills a stadium. The organizers here have run both, publish their brackets and pay their prizes.',
      examples: ['Title and stage sponsorship', 'Prizes in kind', 'A booth that people queue at'],
      picture: scene('stadium'),
    },
  ],
  steps: [
    {
      title: 'Tell us whom you want to reach',
      text: 'A city, a language, an age, a game. One page is enough, and so is one call.',
    },
    {
      title: 'Get three proposals',
      text: 'Within a week: teams, creators or tournaments that fit, with their figures and their price.',
    },
    {
      title: 'Agree directly',
      text: 'You sign with the team or creator. We bring you together and take no share of it.',
    },
    {
      title: 'Read what came of it',
      text: 'Views, watch time, codes used, photographs. The same sheet for every campaign, good or bad.',
    },
  ],
  promise: {
    title: 'Whom we send away',
    text: 'Betting, fantasy, rummy and poker, and whoever advertises them in disguise. The law of 2025 bans it, and a sixteen-year-old on the other side of the screen is reason enough.',
  },
}
