import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'Fifty-one years old, an accountant from Kolhapur, and better than you. Suhas started to play because his sons would not talk at dinner. They talk now, mostly about how he won the last round.',
  socialStats: {
    youtube: { avgLikes: 23600, avgComments: 2100 },
    instagram: { followers: 595000, engagementRate: 6.2, avgLikes: 24900, avgComments: 530 },
    twitter: { followers: 151000, engagementRate: 2.3, avgLikes: 1500, avgRetweets: 350 },
  },
  performanceMetrics: {
    totalViews: 47600000,
    audienceGrowth: 11,
    uploadsPerMonth: 10,
  },
  esportsCareer: {
    summary:
      'Oldest player ever to qualify for a national Counter-Strike event; his family five, “Jadhav and Sons”, reached its last sixteen.',
    teams: [{ team: 'Jadhav and Sons', game: 'CS2', role: 'Lurker', from: 2022, to: null }],
    highlights: [
      { year: 2023, title: 'Last sixteen, Deccan LAN' },
      { year: 2024, title: 'Veteran’s prize, Gateway Frag Series' },
      { year: 2026, title: 'Guest caster, Charminar Classic' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 7 },
      { label: '18 to 24', share: 38 },
      { label: '25 to 34', share: 33 },
      { label: '35 and over', share: 22 },
    ],
    gender: [
      { label: 'Men', share: 81 },
      { label: 'Women', share: 18 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Pune', share: 21 },
      { label: 'Mumbai', share: 19 },
      { label: 'Kolhapur', share: 11 },
      { label: 'Nashik', share: 7 },
      { label: 'Bengaluru', share: 6 },
      { label: 'Elsewhere', share: 36 },
    ],
    languages: [
      { label: 'Marathi', share: 63 },
      { label: 'Hindi', share: 27 },
      { label: 'English', share: 10 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 8600, peakViewers: 21400, hours: 53 },
      { month: '2025-12', averageViewers: 8700, peakViewers: 16600, hours: 68 },
      { month: '2026-01', averageViewers: 9400, peakViewers: 22100, hours: 67 },
      { month: '2026-02', averageViewers: 9100, peakViewers: 16700, hours: 70 },
      { month: '2026-03', averageViewers: 8900, peakViewers: 18800, hours: 67 },
      { month: '2026-04', averageViewers: 9900, peakViewers: 22900, hours: 69 },
      { month: '2026-05', averageViewers: 8800, peakViewers: 20000, hours: 55 },
      { month: '2026-06', averageViewers: 10200, peakViewers: 27600, hours: 72 },
      { month: '2026-07', averageViewers: 9900, peakViewers: 17900, hours: 69 },
      { month: '2026-08', averageViewers: 9700, peakViewers: 24000, hours: 64 },
      { month: '2026-09', averageViewers: 9600, peakViewers: 23000, hours: 66 },
      { month: '2026-10', averageViewers: 10400, peakViewers: 20800, hours: 64 },
    ],
    weekdays: [7600, 8200, 8400, 8900, 9900, 11900, 11400],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8300, 11500, 11400, 8400, 0, 0],
  },
  streamingSetup: [
    { part: 'Computer', item: 'Eight-core tower, depreciated over three years' },
    { part: 'Monitor', item: '24-inch, 144 Hz' },
    { part: 'Chair', item: 'Office chair from 1998' },
    { part: 'Microphone', item: 'Headset microphone' },
    { part: 'Sheets', item: 'A ledger of every clutch, in ink' },
    { part: 'Line', item: '100 Mbit/s fibre' },
  ],
  pastCollaborations: [
    { brand: 'Khata Pay', year: 2026, campaign: 'The clutch ledger', result: '610,000 views, nine per cent sign-ups' },
    { brand: 'Chakra Chairs', year: 2025, campaign: 'Will he give up the chair of 1998?', result: 'He did not' },
    { brand: 'Rocket Rusk', year: 2024, campaign: 'Dinner with the sons', result: 'A series of six' },
  ],
  collaborationRates: [
    {
      deliverable: 'Dedicated video',
      from: { amount: 200000, currency: 'INR' },
      note: 'Script and one correction round included',
    },
    {
      deliverable: 'Sixty seconds in a video',
      from: { amount: 85000, currency: 'INR' },
      note: 'Placed in the first third',
    },
    { deliverable: 'Instagram reel', from: { amount: 60000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'Live stream with the product',
      from: { amount: 125000, currency: 'INR' },
      note: 'Two hours, chat moderated',
    },
    { deliverable: 'Event day', from: { amount: 165000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Vaidehi Shinde',
    agency: 'Peepal Tree Creators',
    email: 'vaidehi@peepal-tree-creators.example',
    phone: '+91 00000 00150',
  },
}
