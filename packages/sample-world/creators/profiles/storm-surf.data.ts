import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'Surf instructor in the mornings, builder in the afternoons. Joanna explains high ground with waves, and her Saturday lobbies for girls who have never played fill up within a minute of opening.',
  socialStats: {
    youtube: { avgLikes: 4300, avgComments: 440 },
    instagram: { followers: 118000, engagementRate: 3.4, avgLikes: 6100, avgComments: 110 },
    twitter: { followers: 26600, engagementRate: 2.0, avgLikes: 510, avgRetweets: 77 },
    twitch: { followers: 30400, engagementRate: 8.5, avgViewers: 550, peakViewers: 1800 },
  },
  performanceMetrics: {
    totalViews: 16000000,
    audienceGrowth: 29,
    uploadsPerMonth: 12,
  },
  esportsCareer: {
    summary: 'Won the first Sandcastle Trios with two of her surf pupils.',
    teams: [{ team: 'Udaipur Uprising', game: 'Fortnite', role: 'Builder', from: 2024, to: 2025 }],
    highlights: [
      { year: 2024, title: 'Winner, Sandcastle Trios' },
      { year: 2025, title: 'Third, Summer Holidays Royale' },
      { year: 2026, title: 'Mentor of the year, Sundowner Series' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 29 },
      { label: '18 to 24', share: 46 },
      { label: '25 to 34', share: 20 },
      { label: '35 and over', share: 5 },
    ],
    gender: [
      { label: 'Men', share: 47 },
      { label: 'Women', share: 51 },
      { label: 'Other', share: 2 },
    ],
    cities: [
      { label: 'Mumbai', share: 19 },
      { label: 'Goa', share: 18 },
      { label: 'Bengaluru', share: 14 },
      { label: 'Pune', share: 9 },
      { label: 'Chennai', share: 8 },
      { label: 'Elsewhere', share: 32 },
    ],
    languages: [
      { label: 'English', share: 58 },
      { label: 'Hindi', share: 25 },
      { label: 'Konkani', share: 17 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 2400, peakViewers: 5500, hours: 52 },
      { month: '2025-12', averageViewers: 2400, peakViewers: 4900, hours: 64 },
      { month: '2026-01', averageViewers: 2300, peakViewers: 4600, hours: 63 },
      { month: '2026-02', averageViewers: 2500, peakViewers: 5500, hours: 61 },
      { month: '2026-03', averageViewers: 2700, peakViewers: 6100, hours: 65 },
      { month: '2026-04', averageViewers: 2500, peakViewers: 4500, hours: 63 },
      { month: '2026-05', averageViewers: 2800, peakViewers: 5000, hours: 48 },
      { month: '2026-06', averageViewers: 2800, peakViewers: 5400, hours: 64 },
      { month: '2026-07', averageViewers: 2700, peakViewers: 5800, hours: 59 },
      { month: '2026-08', averageViewers: 2800, peakViewers: 5300, hours: 65 },
      { month: '2026-09', averageViewers: 2900, peakViewers: 6300, hours: 60 },
      { month: '2026-10', averageViewers: 2900, peakViewers: 7900, hours: 65 },
    ],
    weekdays: [2200, 2200, 2500, 2500, 2800, 3400, 3200],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2500, 3300, 3200, 2400, 0, 0, 0, 0, 0],
  },
  streamingSetup: [
    { part: 'Console', item: 'Living-room console' },
    { part: 'Monitor', item: '27-inch, 144 Hz' },
    { part: 'Controller', item: 'Standard controller, sandy' },
    { part: 'Camera', item: 'Waterproof action camera' },
    { part: 'Microphone', item: 'Lapel microphone' },
    { part: 'Line', item: '200 Mbit/s fibre' },
  ],
  pastCollaborations: [
    { brand: 'Lassi Lab', year: 2026, campaign: 'Wave or ramp?', result: '340,000 views' },
    {
      brand: 'Naka Denim',
      year: 2025,
      campaign: 'Board shorts with a controller pocket',
      result: 'One summer, sold out',
    },
    { brand: 'Bijlee Energy', year: 2024, campaign: 'Sunrise lobby', result: 'Eight episodes' },
  ],
  collaborationRates: [
    {
      deliverable: 'Dedicated video',
      from: { amount: 55000, currency: 'INR' },
      note: 'Script and one correction round included',
    },
    {
      deliverable: 'Sixty seconds in a video',
      from: { amount: 22000, currency: 'INR' },
      note: 'Placed in the first third',
    },
    { deliverable: 'Instagram reel', from: { amount: 15000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'Live stream with the product',
      from: { amount: 32000, currency: 'INR' },
      note: 'Two hours, chat moderated',
    },
    { deliverable: 'Event day', from: { amount: 40000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Elvira Mascarenhas',
    agency: 'Peepal Tree Creators',
    email: 'elvira@peepal-tree-creators.example',
    phone: '+91 00000 00185',
  },
}
