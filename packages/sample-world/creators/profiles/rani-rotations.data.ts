import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'Meher plans a match as her family plans a wedding: who moves where, when, and who must never meet. She draws the rotations on a café napkin during the loading screen and is right uncomfortably often.',
  socialStats: {
    youtube: { followers: 305000, avgViews: 31900, engagementRate: 7.9, avgLikes: 2200, avgComments: 190 },
    instagram: { followers: 327000, engagementRate: 5.6, avgLikes: 15300, avgComments: 410 },
    twitter: { followers: 62900, engagementRate: 2.2, avgLikes: 1300, avgRetweets: 110 },
  },
  performanceMetrics: {
    totalViews: 12000000,
    audienceGrowth: 44,
    uploadsPerMonth: 9,
  },
  esportsCareer: {
    summary: 'In-game leader of Port Blair Pirates for their first season; now their adviser on rotations.',
    teams: [{ team: 'Port Blair Pirates', game: 'Apex Legends', role: 'In-game leader', from: 2023, to: 2024 }],
    highlights: [
      { year: 2024, title: 'Fifth, Monsoon Ring' },
      { year: 2025, title: 'Runner-up, Sundowner Trios' },
      { year: 2026, title: 'Desk analyst, Sector Five' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 16 },
      { label: '18 to 24', share: 57 },
      { label: '25 to 34', share: 16 },
      { label: '35 and over', share: 11 },
    ],
    gender: [
      { label: 'Men', share: 54 },
      { label: 'Women', share: 44 },
      { label: 'Other', share: 2 },
    ],
    cities: [
      { label: 'Mumbai', share: 29 },
      { label: 'Pune', share: 12 },
      { label: 'Bengaluru', share: 11 },
      { label: 'Delhi', share: 9 },
      { label: 'Goa', share: 6 },
      { label: 'Elsewhere', share: 33 },
    ],
    languages: [
      { label: 'English', share: 51 },
      { label: 'Hindi', share: 36 },
      { label: 'Gujarati', share: 13 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 5800, peakViewers: 11300, hours: 96 },
      { month: '2025-12', averageViewers: 6500, peakViewers: 13900, hours: 122 },
      { month: '2026-01', averageViewers: 6100, peakViewers: 15000, hours: 106 },
      { month: '2026-02', averageViewers: 7000, peakViewers: 17000, hours: 109 },
      { month: '2026-03', averageViewers: 6500, peakViewers: 15800, hours: 120 },
      { month: '2026-04', averageViewers: 7300, peakViewers: 17800, hours: 118 },
      { month: '2026-05', averageViewers: 7700, peakViewers: 17000, hours: 99 },
      { month: '2026-06', averageViewers: 8100, peakViewers: 16600, hours: 124 },
      { month: '2026-07', averageViewers: 8500, peakViewers: 14500, hours: 111 },
      { month: '2026-08', averageViewers: 8400, peakViewers: 21900, hours: 114 },
      { month: '2026-09', averageViewers: 8400, peakViewers: 14900, hours: 124 },
      { month: '2026-10', averageViewers: 9100, peakViewers: 16700, hours: 119 },
    ],
    weekdays: [6000, 6500, 6400, 7000, 7700, 8800, 8600],
    hours: [9000, 6500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6800, 8600],
  },
  streamingSetup: [
    { part: 'Computer', item: 'Twelve-core tower' },
    { part: 'Monitor', item: '27-inch, 240 Hz' },
    { part: 'Controller', item: 'Paddle controller, third of its kind' },
    { part: 'Microphone', item: 'Dynamic microphone' },
    { part: 'Napkins', item: 'Two hundred a month' },
    { part: 'Line', item: '500 Mbit/s fibre' },
  ],
  pastCollaborations: [
    { brand: 'Ghungroo Audio', year: 2026, campaign: 'Who is behind the door?', result: '410,000 views' },
    { brand: 'Lassi Lab', year: 2025, campaign: 'Napkin sketches on the bottle', result: 'Forty designs' },
    { brand: 'Drishti Displays', year: 2025, campaign: 'Rotations in slow motion', result: '288,000 views' },
  ],
  collaborationRates: [
    {
      deliverable: 'Sponsored stream',
      from: { amount: 145000, currency: 'INR' },
      note: 'Three hours, brand on screen throughout',
    },
    {
      deliverable: 'Two mentions in a stream',
      from: { amount: 60000, currency: 'INR' },
      note: 'Before and after the main block',
    },
    { deliverable: 'Instagram reel', from: { amount: 40000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    { deliverable: 'YouTube summary video', from: { amount: 85000, currency: 'INR' }, note: 'Eight to twelve minutes' },
    { deliverable: 'Event day', from: { amount: 115000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Cyrus Daruwala',
    agency: 'Second Monitor Management',
    email: 'cyrus@second-monitor-management.example',
    phone: '+91 00000 00164',
  },
}
