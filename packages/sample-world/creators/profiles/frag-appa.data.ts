import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'A silk weaver from Mysuru district with four daughters, all of whom are in the squad. Venkatesh calls the matches like a loom: left, right, beat, pull. The youngest is nine and does the thumbnails.',
  socialStats: {
    youtube: { avgLikes: 20200, avgComments: 1500 },
    instagram: { followers: 711000, engagementRate: 4.1, avgLikes: 38600, avgComments: 1200 },
  },
  performanceMetrics: {
    totalViews: 88000000,
    audienceGrowth: 17,
    uploadsPerMonth: 18,
  },
  esportsCareer: {
    summary: 'Two national qualifiers with a squad of neighbours; coach of the district’s school league.',
    teams: [{ team: 'Looms of Mysuru', game: 'Free Fire', role: 'In-game leader', from: 2021, to: null }],
    highlights: [
      { year: 2022, title: 'Ninth, Grassroots Cup' },
      { year: 2024, title: 'District coach of the year' },
      { year: 2026, title: 'Kannada desk, Desert Heat qualifiers' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 16 },
      { label: '18 to 24', share: 55 },
      { label: '25 to 34', share: 20 },
      { label: '35 and over', share: 9 },
    ],
    gender: [
      { label: 'Men', share: 72 },
      { label: 'Women', share: 27 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Bengaluru', share: 24 },
      { label: 'Mysuru', share: 19 },
      { label: 'Hubballi', share: 8 },
      { label: 'Mangaluru', share: 7 },
      { label: 'Chennai', share: 6 },
      { label: 'Elsewhere', share: 36 },
    ],
    languages: [
      { label: 'Kannada', share: 74 },
      { label: 'Hindi', share: 14 },
      { label: 'English', share: 12 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 10100, peakViewers: 18200, hours: 76 },
      { month: '2025-12', averageViewers: 10900, peakViewers: 26100, hours: 87 },
      { month: '2026-01', averageViewers: 10800, peakViewers: 19700, hours: 85 },
      { month: '2026-02', averageViewers: 11500, peakViewers: 23100, hours: 94 },
      { month: '2026-03', averageViewers: 11000, peakViewers: 22900, hours: 88 },
      { month: '2026-04', averageViewers: 11100, peakViewers: 22800, hours: 90 },
      { month: '2026-05', averageViewers: 10800, peakViewers: 19500, hours: 74 },
      { month: '2026-06', averageViewers: 11400, peakViewers: 25100, hours: 91 },
      { month: '2026-07', averageViewers: 11400, peakViewers: 27500, hours: 95 },
      { month: '2026-08', averageViewers: 12000, peakViewers: 27100, hours: 98 },
      { month: '2026-09', averageViewers: 12800, peakViewers: 27600, hours: 85 },
      { month: '2026-10', averageViewers: 13100, peakViewers: 33700, hours: 92 },
    ],
    weekdays: [9400, 10000, 10200, 10400, 12300, 13900, 13900],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10100, 14000, 13700, 10300, 0],
  },
  streamingSetup: [
    { part: 'Phone', item: 'Midrange phone with a cracked corner, kept for luck' },
    { part: 'Tablet', item: 'For the daughters’ notes' },
    { part: 'Camera', item: 'Phone camera on a loom beam' },
    { part: 'Microphone', item: 'Wireless lapel set' },
    { part: 'Sound', item: 'The loom, always' },
    { part: 'Line', item: '100 Mbit/s fibre with a power bank' },
  ],
  pastCollaborations: [
    { brand: 'Surya Power Banks', year: 2026, campaign: 'A whole evening off the grid', result: '540,000 views' },
    { brand: 'Patang Telecom', year: 2025, campaign: 'Signal from the loom shed', result: '19,000 new numbers' },
    {
      brand: 'Rocket Rusk',
      year: 2024,
      campaign: 'Squad snack, chosen by the youngest',
      result: 'Regional best seller',
    },
  ],
  collaborationRates: [
    {
      deliverable: 'Dedicated video',
      from: { amount: 225000, currency: 'INR' },
      note: 'Script and one correction round included',
    },
    {
      deliverable: 'Sixty seconds in a video',
      from: { amount: 95000, currency: 'INR' },
      note: 'Placed in the first third',
    },
    { deliverable: 'Instagram reel', from: { amount: 65000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'Live stream with the product',
      from: { amount: 135000, currency: 'INR' },
      note: 'Two hours, chat moderated',
    },
    { deliverable: 'Event day', from: { amount: 185000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Shobha Ramaiah',
    agency: 'Lantern Lane',
    email: 'shobha@lantern-lane.example',
    phone: '+91 00000 00143',
  },
}
