import { figures } from '~/content/figures/data'
import { galleryUrl, portraitUrl, sceneUrl } from '~/lib/art'
import type { AboutPlatform } from './types'

export const aboutPlatform: AboutPlatform = {
  intro:
    'One place where Indian esports’ players, creators, organizations, organizers and brands find each other, with no middleman to pay for the introduction.',
  figures,
  mission:
    'Players in this country don’t lack skill. They lack a stage. We put every player, creator and team where they can be found: a record that counts, a page of their own, and a straight line to the people who organize, sponsor and cast.',
  vision:
    'An India where a sixteen-year-old in Imphal or Indore can go from a college cup to a national final without knowing anyone, and where making a living from games is as ordinary as making one from cricket.',
  statistics: [
    { value: '120+', label: 'Registered organizations' },
    { value: '2,500+', label: 'Professional players' },
    { value: '500+', label: 'Creators' },
    { value: '85+', label: 'Active organizers' },
  ],
  services: [
    {
      title: 'Gamers and Creators',
      text: 'Get seen for what you can do. Your results, clips and audience sit on one page that teams, casters and brands actually read.',
      points: [
        'A profile with achievements and earnings',
        'Open tournaments for every game and level',
        'Sponsorship offers that come to you',
      ],
      image: sceneUrl('mobile'),
      tone: 'teal',
      to: '/etalent',
      link: 'Meet the talent',
    },
    {
      title: 'Brands and Sponsors',
      text: 'Reach people who play, through people they already follow. Pick players, creators or whole events, and agree on terms directly.',
      points: ['Audience figures before you ask', 'Deals with no middleman', 'Results you can measure'],
      image: sceneUrl('festival'),
      tone: 'rani',
      to: '/brands',
      link: 'See what brands get',
    },
    {
      title: 'Tournament Organizers',
      text: 'Run a cup for sixteen teams or a league for sixty-four. Registration, brackets and standings in one place, and players who know about it.',
      points: ['Brackets and points tables', 'A page for every event', 'Teams that turn up'],
      image: galleryUrl('control'),
      tone: 'marigold',
      to: '/organizers',
      link: 'Meet the organizers',
    },
  ],
  values: [
    {
      title: 'Open to all',
      text: 'Joining is free, for good. A phone and an hour in the evening are all it takes to enter the pit.',
      word: 'maidan',
    },
    {
      title: 'Fair play',
      text: 'One rulebook for the unknown and the famous. Cheating and abuse are out, and results stand as they happened.',
      word: 'niyam',
    },
    {
      title: 'Together',
      text: 'Players, casters, organizers and fans carry each other. Nobody’s ever won a final alone.',
      word: 'saathi',
    },
    {
      title: 'Skill first',
      text: 'It’s about how you play, not who you know, where you’re from or what your setup costs.',
      word: 'hunar',
    },
  ],
  team: [
    {
      name: 'Ananya Joshi',
      role: 'Founder and Chief Executive',
      bio: 'Captained a college team in Nagpur, ran LAN cups out of a badminton hall, and started the platform when her best player quit because nobody would sponsor him.',
    },
    {
      name: 'Imran Lakhani',
      role: 'Head of Technology',
      bio: 'Built match servers in Hyderabad for nine years. A bracket that’s wrong for a minute is wrong, he says.',
    },
    {
      name: 'Neha Subramanian',
      role: 'Head of Community and Safety',
      bio: 'Was moderating a forum of three hundred thousand before she turned twenty. Reads every appeal herself.',
    },
    {
      name: 'Gurpreet Sandhu',
      role: 'Head of Tournaments and Partners',
      bio: 'Cast in Punjabi and Hindi until his voice gave out. Now he gets organizers and brands around one table.',
    },
  ].map((member) => ({ ...member, image: portraitUrl(member.name) })),
  join: 'Discovery, sponsorship opportunities, event promotion and direct collaboration without middlemen.',
}
