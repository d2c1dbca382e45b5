import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'Streams from a homestay above Gangtok where the guests are allowed to watch and the clouds come in at the window. Tashi’s calm is famous: his heart rate is on screen and has never passed ninety-four.',
  socialStats: {
    youtube: { followers: 178000, avgViews: 19000, engagementRate: 8.5, avgLikes: 1300, avgComments: 110 },
    instagram: { followers: 198000, engagementRate: 3.2, avgLikes: 7000, avgComments: 240 },
    twitter: { followers: 34400, engagementRate: 2.4, avgLikes: 350, avgRetweets: 120 },
  },
  performanceMetrics: {
    totalViews: 5660000,
    audienceGrowth: 36,
    uploadsPerMonth: 6,
  },
  esportsCareer: {
    summary: 'Founding player of Leh Legends; left on good terms when the homestay’s season began.',
    teams: [{ team: 'Leh Legends', game: 'Apex Legends', role: 'Scout', from: 2022, to: 2024 }],
    highlights: [
      { year: 2023, title: 'Third, Leh Open' },
      { year: 2024, title: 'Calmest player, viewers’ vote' },
      { year: 2025, title: 'Nepali and Hindi desk, Cold Snap' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 9 },
      { label: '18 to 24', share: 49 },
      { label: '25 to 34', share: 33 },
      { label: '35 and over', share: 9 },
    ],
    gender: [
      { label: 'Men', share: 63 },
      { label: 'Women', share: 36 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Gangtok', share: 12 },
      { label: 'Delhi', share: 12 },
      { label: 'Siliguri', share: 11 },
      { label: 'Bengaluru', share: 11 },
      { label: 'Kathmandu', share: 9 },
      { label: 'Elsewhere', share: 45 },
    ],
    languages: [
      { label: 'Nepali', share: 47 },
      { label: 'Hindi', share: 38 },
      { label: 'English', share: 15 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 3700, peakViewers: 6700, hours: 82 },
      { month: '2025-12', averageViewers: 4100, peakViewers: 9600, hours: 110 },
      { month: '2026-01', averageViewers: 4000, peakViewers: 8100, hours: 100 },
      { month: '2026-02', averageViewers: 4200, peakViewers: 8900, hours: 99 },
      { month: '2026-03', averageViewers: 4700, peakViewers: 9500, hours: 94 },
      { month: '2026-04', averageViewers: 4500, peakViewers: 9300, hours: 97 },
      { month: '2026-05', averageViewers: 4900, peakViewers: 9100, hours: 82 },
      { month: '2026-06', averageViewers: 4900, peakViewers: 13800, hours: 94 },
      { month: '2026-07', averageViewers: 5000, peakViewers: 12000, hours: 100 },
      { month: '2026-08', averageViewers: 5200, peakViewers: 12100, hours: 99 },
      { month: '2026-09', averageViewers: 5600, peakViewers: 9800, hours: 112 },
      { month: '2026-10', averageViewers: 5100, peakViewers: 9300, hours: 103 },
    ],
    weekdays: [3700, 3900, 4100, 4300, 4700, 5900, 5400],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4200, 5200, 5700, 5400, 4300],
  },
  streamingSetup: [
    { part: 'Computer', item: 'Small eight-core machine, fanless' },
    { part: 'Monitor', item: '24-inch, 165 Hz' },
    { part: 'Sensor', item: 'Chest strap for the heart rate' },
    { part: 'Microphone', item: 'Condenser with a fur cover' },
    { part: 'Window', item: 'Open' },
    { part: 'Line', item: '80 Mbit/s fibre and a satellite link' },
  ],
  pastCollaborations: [
    { brand: 'Baithak Tea', year: 2026, campaign: 'Ninety beats and a pot', result: '170,000 views' },
    {
      brand: 'Megh Cloud',
      year: 2025,
      campaign: 'In the clouds, literally',
      result: 'Longest average watch time of the campaign',
    },
    { brand: 'Raftaar Bikes', year: 2024, campaign: 'Downhill between matches', result: '310,000 views' },
  ],
  collaborationRates: [
    {
      deliverable: 'Sponsored stream',
      from: { amount: 130000, currency: 'INR' },
      note: 'Three hours, brand on screen throughout',
    },
    {
      deliverable: 'Two mentions in a stream',
      from: { amount: 55000, currency: 'INR' },
      note: 'Before and after the main block',
    },
    { deliverable: 'Instagram reel', from: { amount: 36000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    { deliverable: 'YouTube summary video', from: { amount: 75000, currency: 'INR' }, note: 'Eight to twelve minutes' },
    { deliverable: 'Event day', from: { amount: 105000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Diki Lepcha',
    agency: 'Lantern Lane',
    email: 'diki@lantern-lane.example',
    phone: '+91 00000 00171',
  },
}
