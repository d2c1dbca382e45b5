import { brand } from '~/lib/brand'
import type { AboutCompany } from './types'

export const aboutCompany: AboutCompany = {
  year: 2021,
  paragraphs: [
    'It started in a badminton hall in Nagpur, with twenty borrowed PCs and one extension cord too few.',
    'Ananya Joshi was running LAN cups there on weekends. Her best player, nineteen and unbeaten for a season, told her he was quitting. He’d been offered a job at a courier company, and nobody had offered him anything else. The sponsors she called afterwards all said the same thing: send us his record. There wasn’t one. It was in chat groups, on whiteboards and in people’s heads.',
    'So she wrote it down: every cup, every placing, every prize, on one page. A caster asked for the link. Then a brand did. Then forty other teams wanted a page too. Imran, who’d been hosting her match servers for free, built the first version over Diwali.',
    'An akhada is a wrestling pit: a square of earth where anyone can step in, and where the only thing that counts is what happens next. We haven’t found a better name for it.',
  ],
  timeline: [
    {
      year: '2021',
      title: 'One page',
      text: 'Ananya puts the results of the Nagpur cups online. Forty teams ask for theirs.',
    },
    {
      year: '2022',
      title: 'A company',
      text: 'Four people, one room above a wrestling hall in Kolhapur. The rent is paid in tournament fees.',
    },
    {
      year: '2023',
      title: 'The first hundred',
      text: 'The hundredth organization registers, from Imphal. Brackets and points tables move in.',
    },
    {
      year: '2024',
      title: 'Creators join',
      text: 'Streamers publish audiences and rates, so nobody has to guess and nobody has to haggle.',
    },
    {
      year: '2025',
      title: 'A clear line',
      text: 'India bans real-money games. We’d never listed one, and we write that into our terms.',
    },
    {
      year: '2026',
      title: 'All in one place',
      text: 'Players, creators, teams, organizers and brands share one platform. It’s still free to join.',
    },
  ],
  mission: 'Players in this country don’t lack skill. They lack a stage. We build the stage.',
  vision: 'An India where making a living from games is as ordinary as making one from cricket.',
  press: {
    boilerplate: `${brand.name} is the home of Indian esports: one free platform where players, creators, organizations, tournament organizers and brands find each other without middlemen. Founded in 2021 and based in Kolhapur, Maharashtra.`,
    facts: {
      Founded: '2021, Nagpur',
      'Based in': 'Kolhapur, Maharashtra',
      Founder: 'Ananya Joshi',
      'Write it': `${brand.name}, in capitals`,
      'Say it': 'a-KHAA-daa',
    },
    files: [
      { name: 'Mark', note: 'SVG', href: '/favicon.svg' },
      { name: 'App icon', note: 'PNG, 512 px', href: '/icons/icon-512.png' },
      { name: 'Name in Devanagari', note: 'SVG', href: '/art/words/akhada-mark.svg' },
    ],
  },
}
