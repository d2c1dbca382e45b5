import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'Manjot commentates on her own matches as if they were a tractor race in Ludhiana: loud, fair and with nicknames for everybody. She once lost a round because she was laughing at her own joke, and the clip has more views than any of her wins.',
  socialStats: {
    youtube: { followers: 697000, avgViews: 84200, engagementRate: 7.4, avgLikes: 5900, avgComments: 510 },
    instagram: { followers: 559000, engagementRate: 3.5, avgLikes: 20500, avgComments: 560 },
    twitter: { followers: 136000, engagementRate: 2.2, avgLikes: 1900, avgRetweets: 310 },
  },
  performanceMetrics: {
    totalViews: 21600000,
    audienceGrowth: 27,
    uploadsPerMonth: 8,
  },
  esportsCareer: {
    summary:
      'Duelist of the Amritsar Arrows’ Valorant side until it was dissolved; second desk at three national finals since.',
    teams: [{ team: 'Amritsar Arrows', game: 'Valorant', role: 'Duelist', from: 2021, to: 2023 }],
    highlights: [
      { year: 2022, title: 'Quarter-finals, Radiant Nights' },
      { year: 2023, title: 'Ace of the year, viewers’ vote' },
      { year: 2025, title: 'Punjabi desk, Indus Cup' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 17 },
      { label: '18 to 24', share: 46 },
      { label: '25 to 34', share: 31 },
      { label: '35 and over', share: 6 },
    ],
    gender: [
      { label: 'Men', share: 61 },
      { label: 'Women', share: 38 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Ludhiana', share: 16 },
      { label: 'Chandigarh', share: 14 },
      { label: 'Delhi', share: 14 },
      { label: 'Toronto', share: 9 },
      { label: 'Amritsar', share: 8 },
      { label: 'Elsewhere', share: 39 },
    ],
    languages: [
      { label: 'Punjabi', share: 55 },
      { label: 'Hindi', share: 34 },
      { label: 'English', share: 11 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 10300, peakViewers: 18200, hours: 101 },
      { month: '2025-12', averageViewers: 11000, peakViewers: 22700, hours: 136 },
      { month: '2026-01', averageViewers: 10900, peakViewers: 19300, hours: 119 },
      { month: '2026-02', averageViewers: 10500, peakViewers: 20200, hours: 135 },
      { month: '2026-03', averageViewers: 11000, peakViewers: 22500, hours: 129 },
      { month: '2026-04', averageViewers: 11700, peakViewers: 25100, hours: 120 },
      { month: '2026-05', averageViewers: 12600, peakViewers: 29600, hours: 100 },
      { month: '2026-06', averageViewers: 12800, peakViewers: 38400, hours: 131 },
      { month: '2026-07', averageViewers: 12100, peakViewers: 28400, hours: 133 },
      { month: '2026-08', averageViewers: 12100, peakViewers: 28100, hours: 140 },
      { month: '2026-09', averageViewers: 12500, peakViewers: 21500, hours: 132 },
      { month: '2026-10', averageViewers: 14000, peakViewers: 30600, hours: 128 },
    ],
    weekdays: [9800, 9900, 10800, 11400, 12600, 15200, 13800],
    hours: [13900, 11000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10500, 13300, 15000],
  },
  streamingSetup: [
    { part: 'Computer', item: 'Eight-core tower in truck-art colours' },
    { part: 'Monitor', item: '27-inch, 240 Hz' },
    { part: 'Microphone', item: 'Dynamic microphone with a pop shield from a tabla case' },
    { part: 'Camera', item: 'Webcam on a stack of steel tumblers' },
    { part: 'Lights', item: 'Two strips and a festival lamp' },
    { part: 'Line', item: '200 Mbit/s fibre' },
  ],
  pastCollaborations: [
    {
      brand: 'Bijlee Energy',
      year: 2026,
      campaign: 'Tractor pull: chat against stream',
      result: '1.1 million hours watched',
    },
    { brand: 'Rocket Rusk', year: 2025, campaign: 'One rusk per ace', result: '4,300 rusks eaten live' },
    {
      brand: 'Patang Telecom',
      year: 2024,
      campaign: 'Loud and clear from the field',
      result: 'Live from eleven villages',
    },
  ],
  collaborationRates: [
    {
      deliverable: 'Sponsored stream',
      from: { amount: 170000, currency: 'INR' },
      note: 'Three hours, brand on screen throughout',
    },
    {
      deliverable: 'Two mentions in a stream',
      from: { amount: 70000, currency: 'INR' },
      note: 'Before and after the main block',
    },
    { deliverable: 'Instagram reel', from: { amount: 50000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'YouTube summary video',
      from: { amount: 105000, currency: 'INR' },
      note: 'Eight to twelve minutes',
    },
    { deliverable: 'Event day', from: { amount: 140000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Gurpal Sekhon',
    agency: 'Overtime and Co',
    email: 'gurpal@overtime-and-co.example',
    phone: '+91 00000 00157',
  },
}
