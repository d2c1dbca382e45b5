import { galleryUrl } from '~/lib/art'
import type { ComingSoonPages } from './types'

export const comingSoon: ComingSoonPages = {
  casters: {
    title: 'Casters',
    ghost: 'kahani',
    lead: 'You never remember a final without its voice. Casters, analysts and hosts are getting a stage of their own.',
    picture: galleryUrl('casters'),
    languages: ['Hindi', 'English', 'Tamil', 'Telugu', 'Bengali', 'Marathi', 'Punjabi', 'Malayalam'],
    plans: [
      {
        title: 'Hear them first',
        text: 'Each caster picks three moments. You hear the voice before you read the bio.',
      },
      {
        title: 'Pick your language',
        text: 'Filter by the language of the stream, then by game and by city.',
      },
      {
        title: 'Dates and rates',
        text: 'Organizers see who’s free on match day and what a day costs, and book directly. Nobody takes a cut.',
      },
    ],
    meanwhile: [
      {
        to: '/creators',
        label: 'Meet the creators',
        text: 'Many of them cast at weekends. Their business contact is on their profile.',
      },
      {
        to: '/learn',
        label: 'Learn to cast',
        text: 'Sound first, then light, then picture: how to start streaming for under ₹8,000.',
      },
      {
        to: '/contact',
        search: { topic: 'creators' },
        label: 'Put your name down',
        text: 'Send us a reel and you’ll be on the page on day one.',
      },
    ],
  },
  forums: {
    title: 'Forums',
    ghost: 'saathi',
    lead: 'Ask how to hold B with two players, find a fifth for Sunday, and argue about the bracket without getting shouted at.',
    rooms: [
      { name: 'BGMI, Indore', topic: 'Scrims after nine, and who’s got a room free' },
      { name: 'CS2, Kochi', topic: 'Utility for people with old laptops' },
      { name: 'Valorant, Guwahati', topic: 'Five-stacks that turn up' },
      { name: 'Looking for team', topic: 'Rank, role, hours, language' },
      { name: 'Parents’ corner', topic: 'Exams, contracts and bedtime' },
      { name: 'Bracket arguments', topic: 'Bring evidence' },
    ],
    plans: [
      {
        title: 'A room per game and city',
        text: 'BGMI in Indore and CS2 in Kochi are different conversations. Each gets a room, and someone to look after it.',
      },
      {
        title: 'Looking for team',
        text: 'Post your rank, role, hours and language, so five people who fit can find each other.',
      },
      {
        title: 'Rules that get enforced',
        text: 'No slurs, no account trading, no betting tips. You’ll know who moderates, and how to object.',
      },
    ],
    meanwhile: [
      { to: '/players', label: 'Find players', text: 'Filter by game, tier and team, and follow the ones you like.' },
      {
        to: '/organization',
        label: 'Join a community',
        text: 'Most organizations have an open Discord. The button’s on their page.',
      },
      { to: '/events', label: 'See who plays when', text: 'Every tournament by date, ready for your calendar.' },
    ],
  },
  shop: {
    title: 'Shop',
    ghost: 'hunar',
    lead: 'Jerseys from the teams you shout for, made in India, with most of the price going to the team.',
    jerseys: [
      { organization: 'Naag Esports', color: '#b8f31b' },
      { organization: 'Jhansi Riot', color: '#ff2e7e' },
      { organization: 'Thar Cyclones', color: '#d9541e' },
      { organization: 'Kaveri Kites', color: '#1ea7fd' },
    ],
    split: [
      { who: 'The team', rupees: 55 },
      { who: 'The maker', rupees: 35 },
      { who: 'Us', rupees: 10 },
    ],
    plans: [
      {
        title: 'Team jerseys',
        text: 'From XS to 4XL, with your handle on the back. Sewn in Tiruppur, where most of the world’s jerseys start anyway.',
      },
      {
        title: 'Gear that survives a train',
        text: 'Triggers, sleeves, mats and cases that players here use, and put their names to.',
      },
      {
        title: 'The split, printed',
        text: 'Every item says who gets what. No surprises at the checkout: tax and delivery are in the price.',
      },
    ],
    meanwhile: [
      {
        to: '/organization',
        label: 'Visit the organizations',
        text: 'Some sell their own jerseys. Their website’s on their page.',
      },
      {
        to: '/creators',
        label: 'See what creators use',
        text: 'Every profile lists the streaming setup, piece by piece.',
      },
      { to: '/contact', label: 'Sell with us', text: 'You make something players need? Tell us what, and how many.' },
    ],
  },
}
