import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'One metre fifty-two and the tallest ego in Karol Bagh, says his sister, who edits the channel. Aryan plays standing on a crate, hides in places nobody thinks a person could fit, and turned that into four million subscribers before he turned twenty-one.',
  socialStats: {
    youtube: { avgLikes: 44400, avgComments: 3300 },
    instagram: { followers: 1340000, engagementRate: 3.7, avgLikes: 57400, avgComments: 1100 },
    twitter: { followers: 213000, engagementRate: 2.2, avgLikes: 3800, avgRetweets: 540 },
  },
  performanceMetrics: {
    totalViews: 207000000,
    audienceGrowth: 38,
    uploadsPerMonth: 24,
  },
  esportsCareer: {
    summary: 'Came through school cups; builder of the Indore Ignite trio for one summer.',
    teams: [{ team: 'Indore Ignite', game: 'Fortnite', role: 'Builder', from: 2023, to: 2024 }],
    highlights: [
      { year: 2022, title: 'Winner, Delhi Schools’ Island' },
      { year: 2023, title: 'Fourth, Summer Term Open' },
      { year: 2025, title: 'Creator captain, Children’s Day Cup' },
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
      { label: 'Men', share: 66 },
      { label: 'Women', share: 33 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Delhi', share: 26 },
      { label: 'Jaipur', share: 9 },
      { label: 'Mumbai', share: 9 },
      { label: 'Chandigarh', share: 8 },
      { label: 'Kanpur', share: 6 },
      { label: 'Elsewhere', share: 42 },
    ],
    languages: [
      { label: 'Hindi', share: 82 },
      { label: 'Punjabi', share: 11 },
      { label: 'English', share: 7 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 12900, peakViewers: 28300, hours: 50 },
      { month: '2025-12', averageViewers: 13800, peakViewers: 29300, hours: 60 },
      { month: '2026-01', averageViewers: 14500, peakViewers: 27500, hours: 70 },
      { month: '2026-02', averageViewers: 13700, peakViewers: 32600, hours: 65 },
      { month: '2026-03', averageViewers: 14900, peakViewers: 31800, hours: 62 },
      { month: '2026-04', averageViewers: 15500, peakViewers: 31500, hours: 69 },
      { month: '2026-05', averageViewers: 15600, peakViewers: 37300, hours: 50 },
      { month: '2026-06', averageViewers: 15100, peakViewers: 27100, hours: 68 },
      { month: '2026-07', averageViewers: 15800, peakViewers: 27400, hours: 61 },
      { month: '2026-08', averageViewers: 15900, peakViewers: 44900, hours: 63 },
      { month: '2026-09', averageViewers: 17500, peakViewers: 38300, hours: 69 },
      { month: '2026-10', averageViewers: 18800, peakViewers: 34200, hours: 67 },
    ],
    weekdays: [12800, 12900, 13400, 14400, 16000, 19200, 18100],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13500, 18100, 18400, 14100, 0, 0, 0],
  },
  streamingSetup: [
    { part: 'Phone', item: 'Small flagship phone' },
    { part: 'Console', item: 'Living-room console, shared with the sister' },
    { part: 'Camera', item: 'Two action cameras' },
    { part: 'Microphone', item: 'Lapel microphone' },
    { part: 'Crate', item: 'Fruit crate, reinforced' },
    { part: 'Line', item: '300 Mbit/s fibre' },
  ],
  pastCollaborations: [
    {
      brand: 'Vayu Mobiles',
      year: 2026,
      campaign: 'The smallest phone in the biggest lobby',
      result: '2.7 million views',
    },
    {
      brand: 'Naka Denim',
      year: 2025,
      campaign: 'Packet size, a line for short people',
      result: 'Sold out in a weekend',
    },
    { brand: 'Kabootar Couriers', year: 2024, campaign: 'Hide in the parcel', result: '1.9 million views' },
  ],
  collaborationRates: [
    {
      deliverable: 'Dedicated video',
      from: { amount: 275000, currency: 'INR' },
      note: 'Script and one correction round included',
    },
    {
      deliverable: 'Sixty seconds in a video',
      from: { amount: 120000, currency: 'INR' },
      note: 'Placed in the first third',
    },
    { deliverable: 'Instagram reel', from: { amount: 80000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'Live stream with the product',
      from: { amount: 170000, currency: 'INR' },
      note: 'Two hours, chat moderated',
    },
    { deliverable: 'Event day', from: { amount: 225000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Tanishq Wadhwa',
    agency: 'Nakkad Talent',
    email: 'tanishq@nakkad-talent.example',
    phone: '+91 00000 00136',
  },
}
