import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'A forest officer’s daughter who plays the jungle and nothing else. Lipika compares every path to a real one in Similipal, with photographs, and her guides have been downloaded by rangers by mistake and with pleasure.',
  socialStats: {
    youtube: { avgLikes: 3100, avgComments: 240 },
    instagram: { followers: 115000, engagementRate: 4.6, avgLikes: 6200, avgComments: 110 },
    twitter: { followers: 27100, engagementRate: 3.0, avgLikes: 410, avgRetweets: 53 },
    twitch: { followers: 17800, engagementRate: 9.5, avgViewers: 320, peakViewers: 1100 },
  },
  performanceMetrics: {
    totalViews: 6420000,
    audienceGrowth: 52,
    uploadsPerMonth: 9,
  },
  esportsCareer: {
    summary: 'Jungler of the Chilika Sharks’ second side in its only season.',
    teams: [{ team: 'Chilika Sharks', game: 'League of Legends', role: 'Jungler', from: 2024, to: 2025 }],
    highlights: [
      { year: 2024, title: 'Fifth, Hostel Rift' },
      { year: 2025, title: 'Guide of the year, Rift of the South' },
      { year: 2026, title: 'Odia desk, Festival Rift' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 12 },
      { label: '18 to 24', share: 55 },
      { label: '25 to 34', share: 25 },
      { label: '35 and over', share: 8 },
    ],
    gender: [
      { label: 'Men', share: 51 },
      { label: 'Women', share: 47 },
      { label: 'Other', share: 2 },
    ],
    cities: [
      { label: 'Bhubaneswar', share: 24 },
      { label: 'Bengaluru', share: 13 },
      { label: 'Cuttack', share: 11 },
      { label: 'Kolkata', share: 10 },
      { label: 'Hyderabad', share: 8 },
      { label: 'Elsewhere', share: 34 },
    ],
    languages: [
      { label: 'Odia', share: 52 },
      { label: 'English', share: 27 },
      { label: 'Hindi', share: 21 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 1700, peakViewers: 3500, hours: 60 },
      { month: '2025-12', averageViewers: 1900, peakViewers: 3500, hours: 76 },
      { month: '2026-01', averageViewers: 1700, peakViewers: 3600, hours: 76 },
      { month: '2026-02', averageViewers: 1900, peakViewers: 4900, hours: 67 },
      { month: '2026-03', averageViewers: 1900, peakViewers: 4600, hours: 77 },
      { month: '2026-04', averageViewers: 2200, peakViewers: 5300, hours: 71 },
      { month: '2026-05', averageViewers: 2100, peakViewers: 4300, hours: 61 },
      { month: '2026-06', averageViewers: 2500, peakViewers: 5100, hours: 67 },
      { month: '2026-07', averageViewers: 2300, peakViewers: 5000, hours: 76 },
      { month: '2026-08', averageViewers: 2500, peakViewers: 6400, hours: 71 },
      { month: '2026-09', averageViewers: 2400, peakViewers: 5100, hours: 77 },
      { month: '2026-10', averageViewers: 2700, peakViewers: 5500, hours: 78 },
    ],
    weekdays: [1800, 1800, 2000, 2000, 2200, 2700, 2700],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2000, 2500, 2700, 2400, 2000, 0],
  },
  streamingSetup: [
    { part: 'Computer', item: 'Eight-core tower with a wooden front' },
    { part: 'Monitor', item: '27-inch, 165 Hz' },
    { part: 'Microphone', item: 'Condenser microphone' },
    { part: 'Background', item: 'Recordings from Similipal at dawn' },
    { part: 'Drawing', item: 'Pen tablet for paths' },
    { part: 'Line', item: '100 Mbit/s fibre' },
  ],
  pastCollaborations: [
    { brand: 'Monsoon Memory', year: 2026, campaign: 'Paths from memory', result: '96,000 views' },
    { brand: 'Raftaar Bikes', year: 2025, campaign: 'Through Similipal without a sound', result: '210,000 views' },
    { brand: 'Baithak Tea', year: 2025, campaign: 'Dawn in the jungle', result: 'A series of five' },
  ],
  collaborationRates: [
    {
      deliverable: 'Dedicated video',
      from: { amount: 45000, currency: 'INR' },
      note: 'Script and one correction round included',
    },
    {
      deliverable: 'Sixty seconds in a video',
      from: { amount: 19000, currency: 'INR' },
      note: 'Placed in the first third',
    },
    { deliverable: 'Instagram reel', from: { amount: 13000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'Live stream with the product',
      from: { amount: 27000, currency: 'INR' },
      note: 'Two hours, chat moderated',
    },
    { deliverable: 'Event day', from: { amount: 36000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Sarojini Mohapatra',
    agency: 'Lantern Lane',
    email: 'sarojini@lantern-lane.example',
    phone: '+91 00000 00192',
  },
}
