import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'Parth worked for a network provider’s complaint line and now makes comedy about every reason for losing except oneself. His songs about packet loss are played in queue lobbies all over the country.',
  socialStats: {
    youtube: { avgLikes: 9800, avgComments: 930 },
    instagram: { followers: 316000, engagementRate: 3.9, avgLikes: 12600, avgComments: 490 },
    twitter: { followers: 88400, engagementRate: 2.3, avgLikes: 1500, avgRetweets: 270 },
  },
  performanceMetrics: {
    totalViews: 16800000,
    audienceGrowth: 24,
    uploadsPerMonth: 8,
  },
  esportsCareer: {
    summary: 'No career in competition, as he says in every video; referee at three Bazaar Battles cups.',
    teams: [
      { team: 'Bazaar Battles', organizerId: 'bazaar-battles', game: 'BGMI', role: 'Referee', from: 2024, to: null },
    ],
    highlights: [
      { year: 2024, title: 'Song of the year, Creators’ Night Surat' },
      { year: 2025, title: 'Host, Bazaar Cup' },
      { year: 2026, title: 'One hundredth song about lag' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 17 },
      { label: '18 to 24', share: 53 },
      { label: '25 to 34', share: 23 },
      { label: '35 and over', share: 7 },
    ],
    gender: [
      { label: 'Men', share: 75 },
      { label: 'Women', share: 24 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Ahmedabad', share: 23 },
      { label: 'Surat', share: 17 },
      { label: 'Mumbai', share: 13 },
      { label: 'Vadodara', share: 9 },
      { label: 'Rajkot', share: 7 },
      { label: 'Elsewhere', share: 31 },
    ],
    languages: [
      { label: 'Gujarati', share: 48 },
      { label: 'Hindi', share: 44 },
      { label: 'English', share: 8 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 3800, peakViewers: 6800, hours: 41 },
      { month: '2025-12', averageViewers: 4100, peakViewers: 8500, hours: 55 },
      { month: '2026-01', averageViewers: 4200, peakViewers: 9900, hours: 52 },
      { month: '2026-02', averageViewers: 3900, peakViewers: 9400, hours: 54 },
      { month: '2026-03', averageViewers: 4300, peakViewers: 8300, hours: 49 },
      { month: '2026-04', averageViewers: 4200, peakViewers: 8800, hours: 53 },
      { month: '2026-05', averageViewers: 4200, peakViewers: 9700, hours: 44 },
      { month: '2026-06', averageViewers: 4700, peakViewers: 12600, hours: 50 },
      { month: '2026-07', averageViewers: 4600, peakViewers: 10700, hours: 48 },
      { month: '2026-08', averageViewers: 4800, peakViewers: 11400, hours: 54 },
      { month: '2026-09', averageViewers: 4400, peakViewers: 9900, hours: 55 },
      { month: '2026-10', averageViewers: 4700, peakViewers: 9600, hours: 49 },
    ],
    weekdays: [3600, 3600, 3900, 3900, 4600, 5300, 4900],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4000, 5300, 4000],
  },
  streamingSetup: [
    { part: 'Computer', item: 'Six-core tower' },
    { part: 'Phone', item: 'Midrange phone' },
    { part: 'Keyboard', item: 'One for games, one for music' },
    { part: 'Microphone', item: 'Stage microphone' },
    { part: 'Camera', item: 'Mirrorless camera' },
    { part: 'Line', item: 'Two, so that he cannot complain' },
  ],
  pastCollaborations: [
    { brand: 'Patang Telecom', year: 2026, campaign: 'An anthem for the complaint line', result: '1.4 million views' },
    { brand: 'Tez Broadband', year: 2025, campaign: 'He ran out of excuses', result: '880,000 views' },
    { brand: 'Rocket Rusk', year: 2024, campaign: 'A jingle, sung by his aunt', result: 'Still on the radio' },
  ],
  collaborationRates: [
    {
      deliverable: 'Dedicated video',
      from: { amount: 70000, currency: 'INR' },
      note: 'Script and one correction round included',
    },
    {
      deliverable: 'Sixty seconds in a video',
      from: { amount: 30000, currency: 'INR' },
      note: 'Placed in the first third',
    },
    { deliverable: 'Instagram reel', from: { amount: 20000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'Live stream with the product',
      from: { amount: 45000, currency: 'INR' },
      note: 'Two hours, chat moderated',
    },
    { deliverable: 'Event day', from: { amount: 55000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Hetal Mankad',
    agency: 'Peepal Tree Creators',
    email: 'hetal@peepal-tree-creators.example',
    phone: '+91 00000 00178',
  },
}
