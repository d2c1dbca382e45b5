import type { Player } from '../generated/models'
import type { RosterEntry } from './roster'

/** Invented tournament series by game. */
export const series: Record<RosterEntry['game'], readonly string[]> = {
  BGMI: [
    'Mobile Pro Series',
    'Monsoon Masters',
    'Indus Cup',
    'Republic Clash',
    'Pune Open',
    'Deccan Drop',
    'Last Zone League',
  ],
  Valorant: [
    'Shooter Champions',
    'Spike Republic',
    'Chennai Invitational',
    'Gateway Masters',
    'Radiant Nights',
    'Metro League',
  ],
  CS2: [
    'World Circuit India',
    'Frag Fort',
    'Konkan Major Open',
    'Bombsite Cup',
    'Northern Lights LAN',
    'Iron Sights League',
  ],
  'Dota 2': [
    'Ancient League',
    'Lotus Pool Cup',
    'Roshan Rumble',
    'Eastern Lanes',
    'Aegis Trophy India',
    'Creep Score Open',
  ],
  'Free Fire': [
    'Firestorm Series',
    'Booyah Bazaar',
    'Survivor Sunday',
    'Grassroots Cup',
    'Rush Hour League',
    'Sunset Zone',
  ],
}

/** `{handle}` is the invented one of the player. */
export const platforms = [
  { platform: 'Twitter', url: 'https://twitter.com/{handle}' },
  { platform: 'Instagram', url: 'https://www.instagram.com/{handle}' },
  { platform: 'youtube', url: 'https://www.youtube.com/@{handle}' },
  { platform: 'Twitch', url: 'https://www.twitch.tv/{handle}' },
  { platform: 'Facebook', url: 'https://www.facebook.com/{handle}' },
  { platform: 'discord', url: 'https://discord.com/invite/{handle}' },
  { platform: 'Other', url: 'https://{handle}.example' },
]

/** What is written about players; `{name}` and `{team}` are theirs. */
export const headlines = [
  { title: '{name} signs a three-year extension with {team}', date: '12 Nov 2025' },
  { title: 'The final circle, shot by shot: how {name} held on', date: '06 Oct 2025' },
  { title: 'From a cyber café to the main stage: a talk with {name}', date: '' },
  { title: 'Five habits that keep {name} calm on match day', date: '21 Mar 2026' },
  { title: 'Twelve questions for {name}, and one for the rest of {team}', date: '18 Jul 2026' },
  { title: 'What {name} looks for in the first two minutes', date: '' },
  { title: '{name} on nerves, night trains and the crowd in Pune', date: '30 Aug 2025' },
]

/** The pictures of galleries, by their ids. */
export const galleryScenes = ['practice', 'strategy', 'diwali', 'casters', 'control', 'chai']

/** Real records are not all complete: by rank, the sample players whose records are odd in one of the ways that decisions.md lists. */
export const edgeCases: Readonly<Record<number, Partial<Player>>> = {
  1: { team: 'Sher Squad' },
  27: {
    status: 'Retired',
    earningsChart: [
      { year: '2020', earnings: 4200 },
      { year: '2021', earnings: 6930 },
      { year: '2022', earnings: 8800 },
    ],
  },
  31: { status: 'inActive' },
  34: {
    socialLinks: platforms.map(({ platform, url }) => ({ platform, url: url.replace('{handle}', 'kite.akhada') })),
  },
  38: { status: 'Inactive', birthDate: 'Unknown' },
  44: { status: 'Substitute' },
  52: { status: 'Unknown', earnings: 'Unknown', earningsChart: [] },
  59: { tier: null },
  66: { team: { name: '' } },
  71: { status: 'active', socialLinks: [] },
  83: {
    achievements: [
      { tournament: 'Lotus Pool Cup 2025', placement: '6th - 7th', date: '02 Nov 2025', prize: '-' },
      { tournament: 'Eastern Lanes 2024', placement: 'DQ', prize: '', tournamentLink: 'https//tournaments,example' },
    ],
  },
  90: { status: 'Substitute', image: '/art/portraits/not-drawn-yet.svg' },
  97: { mediaLinks: [{ url: 'https://www.youtube.com/@vada.akhada/videos' }], references: [], galleryImages: [] },
  104: { status: 'RETIRED', birthDate: null },
}
