import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'Sneha always lands where the most people land. In three years of streaming she has made that a science: which roof, which door, which gun first. Her mother brings her tea at minute forty and rates the last drop from one to ten.',
  socialStats: {
    youtube: { avgLikes: 76300, avgComments: 4900 },
    instagram: { followers: 2190000, engagementRate: 4.2, avgLikes: 117000, avgComments: 2200 },
    twitter: { followers: 359000, engagementRate: 2.1, avgLikes: 3700, avgRetweets: 590 },
    twitch: { followers: 359000, engagementRate: 8.2, avgViewers: 6500, peakViewers: 21500 },
  },
  performanceMetrics: {
    totalViews: 323000000,
    audienceGrowth: 22,
    uploadsPerMonth: 22,
  },
  esportsCareer: {
    summary:
      'Never signed by a team and proud of it; her open squad has knocked eleven professional line-ups out of qualifiers.',
    teams: [{ team: 'Open squad “Para 5”', game: 'BGMI', role: 'Entry fragger', from: 2022, to: null }],
    highlights: [
      { year: 2023, title: 'Sixth in the Mobile Pro Series qualifiers with an open squad' },
      { year: 2024, title: 'Most finishes, Calcutta Creators’ Lobby' },
      { year: 2026, title: 'Analyst on the Summer Squads broadcast' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 9 },
      { label: '18 to 24', share: 55 },
      { label: '25 to 34', share: 26 },
      { label: '35 and over', share: 10 },
    ],
    gender: [
      { label: 'Men', share: 64 },
      { label: 'Women', share: 35 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Kolkata', share: 24 },
      { label: 'Mumbai', share: 9 },
      { label: 'Bengaluru', share: 9 },
      { label: 'Delhi', share: 8 },
      { label: 'Guwahati', share: 7 },
      { label: 'Elsewhere', share: 43 },
    ],
    languages: [
      { label: 'Hindi', share: 47 },
      { label: 'Bengali', share: 44 },
      { label: 'English', share: 9 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 42000, peakViewers: 83300, hours: 92 },
      { month: '2025-12', averageViewers: 45700, peakViewers: 91500, hours: 103 },
      { month: '2026-01', averageViewers: 43800, peakViewers: 85400, hours: 105 },
      { month: '2026-02', averageViewers: 48600, peakViewers: 112000, hours: 100 },
      { month: '2026-03', averageViewers: 46100, peakViewers: 110000, hours: 111 },
      { month: '2026-04', averageViewers: 46300, peakViewers: 88300, hours: 102 },
      { month: '2026-05', averageViewers: 49900, peakViewers: 85300, hours: 87 },
      { month: '2026-06', averageViewers: 48000, peakViewers: 112000, hours: 111 },
      { month: '2026-07', averageViewers: 47300, peakViewers: 112000, hours: 117 },
      { month: '2026-08', averageViewers: 54700, peakViewers: 142000, hours: 99 },
      { month: '2026-09', averageViewers: 51000, peakViewers: 121000, hours: 104 },
      { month: '2026-10', averageViewers: 50600, peakViewers: 101000, hours: 108 },
    ],
    weekdays: [38500, 42000, 44200, 44100, 49800, 58300, 55900],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44200, 54400, 59300, 54000, 44500],
  },
  streamingSetup: [
    { part: 'Phone', item: 'Flagship phone on a cooled stand' },
    { part: 'Tablet', item: 'Eleven-inch tablet for map study' },
    { part: 'Camera', item: 'Two fixed cameras, one for the hands' },
    { part: 'Microphone', item: 'Lapel microphone, because she moves' },
    { part: 'Sound', item: 'Open headphones, to hear her mother' },
    { part: 'Line', item: '200 Mbit/s fibre' },
  ],
  pastCollaborations: [
    {
      brand: 'Baithak Tea',
      year: 2026,
      campaign: 'Minute forty: tea and a rating',
      result: '2.2 million views and a blend of its own',
    },
    {
      brand: 'Naka Denim',
      year: 2025,
      campaign: 'Hot-drop jacket with two phone pockets',
      result: 'Two production runs',
    },
    { brand: 'Tez Broadband', year: 2024, campaign: 'First drop of the day, every day', result: '38,000 new lines' },
  ],
  collaborationRates: [
    {
      deliverable: 'Dedicated video',
      from: { amount: 675000, currency: 'INR' },
      note: 'Script and one correction round included',
    },
    {
      deliverable: 'Sixty seconds in a video',
      from: { amount: 275000, currency: 'INR' },
      note: 'Placed in the first third',
    },
    { deliverable: 'Instagram reel', from: { amount: 190000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'Live stream with the product',
      from: { amount: 400000, currency: 'INR' },
      note: 'Two hours, chat moderated',
    },
    { deliverable: 'Event day', from: { amount: 550000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Ruma Chowdhury',
    agency: 'Lantern Lane',
    email: 'ruma@lantern-lane.example',
    phone: '+91 00000 00115',
  },
}
