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

export const platforms = [
  { platform: 'Twitter', url: 'https://twitter.com/{handle}' },
  { platform: 'Instagram', url: 'https://www.instagram.com/{handle}' },
  { platform: 'youtube', url: 'https://www.youtube.com/@{handle}' },
  { platform: 'Twitch', url: 'https://www.twitch.tv/{handle}' },
  { platform: 'Facebook', url: 'https://www.facebook.com/{handle}' },
  { platform: 'discord', url: 'https://discord.com/invite/{handle}' },
  { platform: 'Other', url: 'https://{handle}.example' },
]

export const birthDates = [
  'March 14, 2001',
  'October 19, 2005',
  'July 2, 2000',
  'December 27, 1999',
  'May 8, 2003',
  'January 30, 2002',
  'August 16, 1998',
  'September 5, 2004',
  'April 21, 2001',
  'November 11, 2000',
  'June 24, 2006',
]

export const headlines = [
  { title: '{name} signs a three-year extension with {team}', date: '12 Nov 2025' },
  { title: 'The final circle, shot by shot: how {name} held on', date: '06 Oct 2025' },
  { title: 'From a cyber café to the main stage: a talk with {name}', date: '' },
  { title: 'Five habits that keep {name} calm on match day', date: '21 Mar 2026' },
]

export const galleryScenes = ['practice', 'strategy', 'diwali', 'casters', 'control', 'chai']

/** Real records are not all complete: by rank, the sample players whose records are odd in one of the ways that decisions.md lists. */
export const oddities: Readonly<Record<number, Partial<Player>>> = {
  1: { team: 'Sher Squad' },
  27: {
    status: 'Retired',
    earningsChart: [
      { year: '2021', earnings: 4200 },
      { year: '2022', earnings: 8800 },
    ],
  },
  31: { status: 'inActive' },
  38: { status: 'Inactive', birthDate: 'Unknown' },
  44: { status: 'Substitute' },
  52: { status: 'Unknown', earnings: 'Unknown', earningsChart: [] },
  59: { tier: null },
  66: { team: { name: '' } },
  71: { status: 'active', socialLinks: [] },
  83: {
    achievements: [{ tournament: 'Grassroots Cup 2025', placement: '6th - 7th', date: '02 Nov 2025', prize: '-' }],
  },
  90: { status: 'Substitute', image: '/art/portraits/not-drawn-yet.svg' },
  97: { mediaLinks: [], references: [], galleryImages: [] },
  104: { status: 'RETIRED', birthDate: null },
}
