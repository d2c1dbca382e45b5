import type { Player, PlayerAchievement } from '@akhada/contract/generated/models'
import { formatDay } from './indian-time'

/** `{handle}` stands for the player's invented handle. */
export const platforms = [
  { platform: 'Twitter', url: 'https://twitter.com/{handle}' },
  { platform: 'Instagram', url: 'https://www.instagram.com/{handle}' },
  { platform: 'youtube', url: 'https://www.youtube.com/@{handle}' },
  { platform: 'Twitch', url: 'https://www.twitch.tv/{handle}' },
  { platform: 'Facebook', url: 'https://www.facebook.com/{handle}' },
  { platform: 'discord', url: 'https://discord.com/invite/{handle}' },
  { platform: 'Other', url: 'https://{handle}.example' },
]

/** Headlines about players; `{name}` stands for the player's name. */
export const headlines = [
  { title: '{name} on a winter of fewer scrims and more sleep', date: '12 Nov 2025' },
  { title: 'The final day, match by match: how {name} held on', date: '06 Oct 2025' },
  { title: 'From a cyber café to the main stage: a talk with {name}', date: '' },
  { title: 'Five habits that keep {name} calm on match day', date: '21 Mar 2026' },
  { title: 'Twelve questions for {name}, and one that stayed open', date: '18 Jul 2026' },
  { title: 'What {name} looks for in the first two minutes', date: '' },
  { title: '{name} on nerves, night trains and the crowd in Pune', date: '30 Aug 2025' },
]

/** Flaws like those of real records, which docs/decisions/server-data.md lists, by index in the roster. */
export const recordFlaws: Readonly<Record<number, (record: Player) => Partial<Player>>> = {
  1: () => ({ team: 'Sher Squad' }),
  31: () => ({ status: 'inActive' }),
  34: () => ({
    socialLinks: platforms.map(({ platform, url }) => ({ platform, url: url.replace('{handle}', 'kite.akhada') })),
  }),
  38: () => ({ status: 'Inactive', birthDate: 'Unknown' }),
  44: () => ({ status: 'Substitute' }),
  52: ({ achievements }) => ({
    status: 'Unknown',
    earnings: 'Unknown',
    earningsChart: [],
    achievements: (achievements ?? []).map((each) => ({ ...each, prize: '-' })),
  }),
  59: () => ({ tier: null }),
  66: () => ({ team: { name: '' } }),
  // Not on the first or last page of a list: a picture that fails to load logs an error in the console.
  67: () => ({ image: '/art/portraits/not-drawn-yet.svg' }),
  71: () => ({ status: 'active', socialLinks: [] }),
  // The longest record seen has 44 lines.
  82: ({ achievements }) => ({
    achievements: [...(achievements ?? []), ...clubNights(44 - (achievements ?? []).length)],
  }),
  83: ({ achievements }) => ({
    achievements: [
      ...(achievements ?? []),
      { tournament: 'Lotus Pool Cup Qualifier 2025', placement: '6th - 7th', date: '02 Nov 2025', prize: '-' },
      {
        tournament: 'Eastern Lanes Qualifier 2024',
        placement: 'DQ',
        prize: '',
        tournamentLink: 'https//akhada,example',
      },
    ],
  }),
  90: () => ({ status: 'Substitute' }),
  97: () => ({
    mediaLinks: [{ url: 'https://www.youtube.com/@vada.akhada/videos' }],
    references: [],
    galleryImages: [],
  }),
  117: ({ earningsChart }) => ({
    status: 'Retired',
    earningsChart: earningsChart?.map(({ year, earnings }) => ({ year: String(year), earnings })),
  }),
  118: () => ({ status: 'RETIRED', birthDate: null }),
}

/** Results from before the seasons that we list, without a prize. */
const clubNights = (count: number): PlayerAchievement[] =>
  Array.from({ length: count }, (_, index) => ({
    tournament: `Andheri Club Night ${count - index}`,
    placement: ['3rd', '1st', '5th - 8th', '2nd'][index % 4] ?? '1st',
    // Saturdays of 2018, latest first.
    date: formatDay(Date.UTC(2018, 11, 29 - 7 * index)),
    prize: '-',
  }))
