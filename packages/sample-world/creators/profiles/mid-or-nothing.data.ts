import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'A former hydraulics engineer who explains a lane as other people explain rivers: where the pressure is, where it goes next. Twenty thousand people listen to him every night and learn, by the way, a good deal about dams.',
  socialStats: {
    youtube: { followers: 1160000, avgViews: 144000, engagementRate: 7.1, avgLikes: 10100, avgComments: 860 },
    instagram: { followers: 628000, engagementRate: 6.0, avgLikes: 20400, avgComments: 550 },
    twitter: { followers: 256000, engagementRate: 2.1, avgLikes: 3600, avgRetweets: 470 },
  },
  performanceMetrics: {
    totalViews: 42700000,
    audienceGrowth: 19,
    uploadsPerMonth: 12,
  },
  esportsCareer: {
    summary: 'Captained Vizag Voyagers for four seasons and still drafts for them when their captain is ill.',
    teams: [
      { team: 'Vizag Voyagers', game: 'Dota 2', role: 'Midlaner and captain', from: 2017, to: 2021 },
      { team: 'Nilgiri Nomads', game: 'League of Legends', role: 'Coach', from: 2022, to: 2023 },
    ],
    highlights: [
      { year: 2018, title: 'Third, Coromandel Ancients' },
      { year: 2020, title: 'Runner-up, Eastern Lanes' },
      { year: 2025, title: 'English and Tamil desk at the Dota 2 finals in Bengaluru' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 12 },
      { label: '18 to 24', share: 56 },
      { label: '25 to 34', share: 26 },
      { label: '35 and over', share: 6 },
    ],
    gender: [
      { label: 'Men', share: 83 },
      { label: 'Women', share: 16 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Chennai', share: 22 },
      { label: 'Bengaluru', share: 16 },
      { label: 'Hyderabad', share: 9 },
      { label: 'Kochi', share: 8 },
      { label: 'Singapore', share: 5 },
      { label: 'Elsewhere', share: 40 },
    ],
    languages: [
      { label: 'English', share: 49 },
      { label: 'Tamil', share: 46 },
      { label: 'Hindi', share: 5 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 18500, peakViewers: 37500, hours: 112 },
      { month: '2025-12', averageViewers: 19900, peakViewers: 47600, hours: 141 },
      { month: '2026-01', averageViewers: 19600, peakViewers: 38500, hours: 157 },
      { month: '2026-02', averageViewers: 20700, peakViewers: 46300, hours: 159 },
      { month: '2026-03', averageViewers: 21500, peakViewers: 48300, hours: 158 },
      { month: '2026-04', averageViewers: 22600, peakViewers: 52500, hours: 141 },
      { month: '2026-05', averageViewers: 23100, peakViewers: 41600, hours: 119 },
      { month: '2026-06', averageViewers: 23000, peakViewers: 54600, hours: 138 },
      { month: '2026-07', averageViewers: 22500, peakViewers: 46100, hours: 142 },
      { month: '2026-08', averageViewers: 22100, peakViewers: 46000, hours: 142 },
      { month: '2026-09', averageViewers: 23300, peakViewers: 57800, hours: 152 },
      { month: '2026-10', averageViewers: 23200, peakViewers: 64800, hours: 156 },
    ],
    weekdays: [17400, 17900, 20000, 19200, 22200, 27500, 24900],
    hours: [26800, 23200, 19100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19400, 23100, 25600],
  },
  streamingSetup: [
    { part: 'Computer', item: 'Sixteen-core tower, water-cooled, self-built' },
    { part: 'Monitor', item: '27-inch, 240 Hz, and a portrait one for chat' },
    { part: 'Mouse', item: 'Light wired mouse, sixth of its kind' },
    { part: 'Microphone', item: 'Large-diaphragm condenser' },
    { part: 'Desk', item: 'A drawing board from his first office' },
    { part: 'Line', item: '1 Gbit/s fibre, with a second provider' },
  ],
  pastCollaborations: [
    {
      brand: 'Monsoon Memory',
      year: 2026,
      campaign: 'Thirty nights of drafts from memory',
      result: '1.6 million hours watched',
    },
    {
      brand: 'Toofan Cooling',
      year: 2025,
      campaign: 'Pressure, flow, temperature: a lecture in three parts',
      result: 'Used in two engineering colleges',
    },
    { brand: 'Drishti Displays', year: 2024, campaign: 'Every frame of one team fight', result: '740,000 views' },
  ],
  collaborationRates: [
    {
      deliverable: 'Sponsored stream',
      from: { amount: 450000, currency: 'INR' },
      note: 'Three hours, brand on screen throughout',
    },
    {
      deliverable: 'Two mentions in a stream',
      from: { amount: 190000, currency: 'INR' },
      note: 'Before and after the main block',
    },
    { deliverable: 'Instagram reel', from: { amount: 125000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'YouTube summary video',
      from: { amount: 275000, currency: 'INR' },
      note: 'Eight to twelve minutes',
    },
    { deliverable: 'Event day', from: { amount: 375000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Thenmozhi Arasu',
    agency: 'Second Monitor Management',
    email: 'thenmozhi@second-monitor-management.example',
    phone: '+91 00000 00129',
  },
}
