import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'Night guard at a tea estate who streams before his shift begins. Bikram builds old computers into new ones on camera and gives them to players without a machine: fifty-eight so far, all with a name painted inside.',
  socialStats: {
    youtube: { followers: 69200, avgViews: 6500, engagementRate: 9.6, avgLikes: 460, avgComments: 39 },
    instagram: { followers: 65500, engagementRate: 3.4, avgLikes: 2700, avgComments: 59 },
    twitter: { followers: 17500, engagementRate: 2.9, avgLikes: 250, avgRetweets: 36 },
  },
  performanceMetrics: {
    totalViews: 2800000,
    audienceGrowth: 47,
    uploadsPerMonth: 5,
  },
  esportsCareer: {
    summary: 'Substitute in the first line-up of Brahmaputra Surge; keeps their spare parts.',
    teams: [{ team: 'Brahmaputra Surge', game: 'CS2', role: 'Substitute', from: 2021, to: 2022 }],
    highlights: [
      { year: 2022, title: 'Third, Northern Lights LAN, as a substitute' },
      { year: 2024, title: 'Fiftieth machine given away' },
      { year: 2025, title: 'Volunteer of the year, Hill Station Cups' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 12 },
      { label: '18 to 24', share: 49 },
      { label: '25 to 34', share: 29 },
      { label: '35 and over', share: 10 },
    ],
    gender: [
      { label: 'Men', share: 71 },
      { label: 'Women', share: 28 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Guwahati', share: 26 },
      { label: 'Jorhat', share: 12 },
      { label: 'Shillong', share: 9 },
      { label: 'Kolkata', share: 9 },
      { label: 'Bengaluru', share: 8 },
      { label: 'Elsewhere', share: 36 },
    ],
    languages: [
      { label: 'Assamese', share: 57 },
      { label: 'Hindi', share: 28 },
      { label: 'English', share: 15 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 1700, peakViewers: 4100, hours: 82 },
      { month: '2025-12', averageViewers: 1700, peakViewers: 3000, hours: 97 },
      { month: '2026-01', averageViewers: 1700, peakViewers: 3800, hours: 105 },
      { month: '2026-02', averageViewers: 1700, peakViewers: 3000, hours: 95 },
      { month: '2026-03', averageViewers: 1800, peakViewers: 3900, hours: 91 },
      { month: '2026-04', averageViewers: 2000, peakViewers: 3900, hours: 101 },
      { month: '2026-05', averageViewers: 2000, peakViewers: 4900, hours: 78 },
      { month: '2026-06', averageViewers: 2100, peakViewers: 5700, hours: 91 },
      { month: '2026-07', averageViewers: 2300, peakViewers: 5300, hours: 92 },
      { month: '2026-08', averageViewers: 2200, peakViewers: 3900, hours: 98 },
      { month: '2026-09', averageViewers: 2400, peakViewers: 5300, hours: 102 },
      { month: '2026-10', averageViewers: 2500, peakViewers: 5200, hours: 107 },
    ],
    weekdays: [1700, 1700, 1700, 1900, 2000, 2500, 2400],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1800, 2400, 2300, 1700],
  },
  streamingSetup: [
    { part: 'Computer', item: 'Whatever is on the bench this week' },
    { part: 'Monitor', item: '24-inch, 144 Hz' },
    { part: 'Tools', item: 'One screwdriver, his father’s' },
    { part: 'Microphone', item: 'USB microphone' },
    { part: 'Camera', item: 'Two webcams, one over the bench' },
    { part: 'Line', item: '50 Mbit/s fibre' },
  ],
  pastCollaborations: [
    { brand: 'Megh Cloud', year: 2026, campaign: 'A server made of nine old ones', result: '88,000 views' },
    { brand: 'Baithak Tea', year: 2025, campaign: 'Shift change', result: 'Monthly series' },
    {
      brand: 'Kabootar Couriers',
      year: 2024,
      campaign: 'Machines on their way',
      result: 'Fifty deliveries, none broken',
    },
  ],
  collaborationRates: [
    {
      deliverable: 'Sponsored stream',
      from: { amount: 38000, currency: 'INR' },
      note: 'Three hours, brand on screen throughout',
    },
    {
      deliverable: 'Two mentions in a stream',
      from: { amount: 16000, currency: 'INR' },
      note: 'Before and after the main block',
    },
    { deliverable: 'Instagram reel', from: { amount: 11000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    { deliverable: 'YouTube summary video', from: { amount: 23000, currency: 'INR' }, note: 'Eight to twelve minutes' },
    { deliverable: 'Event day', from: { amount: 30000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Nibedita Phukan',
    agency: 'Lantern Lane',
    email: 'nibedita@lantern-lane.example',
    phone: '+91 00000 00206',
  },
}
