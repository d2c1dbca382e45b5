import { gallery, scene } from '~/lib/art'
import type { ComingPage, ComingSoon } from './coming-soon.types'

export const comingSoon: Record<ComingPage, ComingSoon> = {
  casters: {
    title: 'Casters',
    ghost: 'kahani',
    lead: 'Nobody remembers a final without its voice. Casters, analysts and hosts get a stage of their own here.',
    picture: { url: gallery('casters'), alt: 'Two casters at a desk, before a wall of screens' },
    plans: [
      {
        title: 'A reel that plays',
        text: 'Each caster picks three moments. You hear the voice before you read the biography.',
      },
      {
        title: 'Languages first',
        text: 'Hindi, Tamil, Telugu, Bengali, Marathi, English: filter by the language of the stream, then by game and by city.',
      },
      {
        title: 'Dates and rates',
        text: 'Organizers see who is free on match day and what a day costs, and ask directly. Nobody takes a share in between.',
      },
    ],
    meanwhile: [
      {
        to: '/creators',
        label: 'Meet the creators',
        text: 'Many of them cast on weekends; their business contact is on the profile.',
      },
      {
        to: '/learn',
        label: 'Learn to cast',
        text: 'How to prepare a broadcast, and what to say when nothing happens.',
      },
      {
        to: '/contact',
        label: 'Put your name down',
        text: 'Write to us with a reel, and be on the first page on the first day.',
      },
    ],
  },
  forums: {
    title: 'Forums',
    ghost: 'saathi',
    lead: 'A place to ask how to hold B with two players, find a fifth for Sunday, and argue about the bracket without being shouted at.',
    picture: { url: gallery('chai'), alt: 'Players around a table with glasses of chai' },
    plans: [
      {
        title: 'A room per game and per city',
        text: 'BGMI in Indore and CS2 in Kochi are different conversations. Both get a room, and a person who looks after it.',
      },
      {
        title: 'Looking for team',
        text: 'Posts with rank, role, hours and language, so that five people who fit can find one another.',
      },
      {
        title: 'Rules that are kept',
        text: 'No slurs, no account trading, no betting tips. Moderators are named, and so is the way to object to them.',
      },
    ],
    meanwhile: [
      { to: '/players', label: 'Find players', text: 'Filter by game, tier and team, and follow the ones you like.' },
      {
        to: '/organization',
        label: 'Join a community',
        text: 'Most organizations keep an open Discord; the button is on their page.',
      },
      { to: '/events', label: 'See who plays when', text: 'Every tournament by month, with a file for your calendar.' },
    ],
  },
  shop: {
    title: 'Shop',
    ghost: 'hunar',
    lead: 'Jerseys of the teams you shout for, made in India, with the larger part of the price going to the team.',
    picture: { url: scene('festival'), alt: 'A festival ground in the evening, with banners and lights' },
    plans: [
      {
        title: 'Team jerseys',
        text: 'In sizes from XS to 4XL, with your handle on the back. Sewn in Tiruppur, where most jerseys of the world begin anyway.',
      },
      {
        title: 'Gear that survives a train',
        text: 'Triggers, sleeves, mats and cases that players of this site use and say so under their own names.',
      },
      {
        title: 'The split, printed',
        text: 'Each item says what goes to the team, the maker and us. No surprise at the till: taxes and delivery are in the price.',
      },
    ],
    meanwhile: [
      {
        to: '/organization',
        label: 'Visit the organizations',
        text: 'Some sell their own jerseys; their website is on the page.',
      },
      {
        to: '/creators',
        label: 'See what creators use',
        text: 'Every profile lists the streaming setup, part by part.',
      },
      { to: '/contact', label: 'Sell with us', text: 'You make something players need? Tell us what and how many.' },
    ],
  },
  news: {
    title: 'News',
    ghost: 'khabar',
    lead: 'What happened in Indian esports this week, written by people who watched it, with the bracket beside the story.',
    picture: { url: scene('stage'), alt: 'A stage between two rows of players, before a full hall' },
    plans: [
      {
        title: 'Match reports by midnight',
        text: 'The score, the turning round, and one thing that only somebody in the hall could see.',
      },
      {
        title: 'Transfers with sources',
        text: 'A rumour is marked as one. When a team confirms, the roster on its page changes with the story.',
      },
      {
        title: 'The rules of the game',
        text: 'What new laws, patches and formats mean for players, parents and organizers, in plain words.',
      },
    ],
    meanwhile: [
      {
        to: '/esports',
        label: 'Follow the tournaments',
        text: 'Standings, brackets and winners of eight games, as they stand.',
      },
      { to: '/events', label: 'Open the calendar', text: 'What is on this month, and what comes next.' },
      { to: '/contact', label: 'Send us a story', text: 'You saw something that should be known? We read everything.' },
    ],
  },
}
