type CastLanguage = 'Hindi' | 'English' | 'Tamil' | 'Telugu' | 'Bengali' | 'Marathi' | 'Malayalam' | 'Kannada'

export interface Channel {
  language: CastLanguage
  platform: 'youtube' | 'twitch'
  url: string
}

/** Sample channels: they link to the front page of their platform, as the screens say. */
const platforms = { youtube: 'https://www.youtube.com/gaming', twitch: 'https://www.twitch.tv/directory' }

/** The languages that each organizer casts in besides Hindi and English: those of its region. */
const regional: Record<string, readonly CastLanguage[]> = {
  'dangal-works': ['Marathi', 'Tamil', 'Telugu', 'Bengali'],
  'indus-live': ['Tamil', 'Bengali'],
  'gateway-arena': ['Marathi', 'Malayalam'],
  'chaupal-esports': ['Marathi', 'Telugu', 'Bengali'],
  'backwater-games': ['Malayalam', 'Tamil'],
  'deccan-lan-company': ['Telugu', 'Kannada'],
  'hill-station-cups': ['Bengali'],
  'ocean-lane': ['Tamil', 'Telugu', 'Malayalam'],
  'bazaar-battles': ['Marathi'],
  'hostel-league': ['Marathi', 'Kannada'],
  'sundowner-series': ['Marathi', 'Kannada'],
}

/** Where the matches of an organizer are shown, Hindi first. */
export const listChannels = (organizerId: string): Channel[] => [
  { language: 'Hindi', platform: 'youtube', url: platforms.youtube },
  { language: 'English', platform: 'twitch', url: platforms.twitch },
  ...(regional[organizerId] ?? []).map((language) => ({
    language,
    platform: 'youtube' as const,
    url: platforms.youtube,
  })),
]
