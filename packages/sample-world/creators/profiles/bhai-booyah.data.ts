import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'Farhan repaired phones in Secunderabad and filmed his lunch-break matches over the customer’s shoulder. Six years later eleven million people know that lunch break. He still says “battery thanda rakho” before the last circle, and it has become a thing people say at weddings.',
  socialStats: {
    youtube: { avgLikes: 106000, avgComments: 9100 },
    instagram: { followers: 3260000, engagementRate: 5.6, avgLikes: 116000, avgComments: 6200 },
    twitter: { followers: 818000, engagementRate: 2.2, avgLikes: 12600, avgRetweets: 1500 },
    twitch: { followers: 994000, engagementRate: 7.6, avgViewers: 17900, peakViewers: 59600 },
  },
  performanceMetrics: {
    totalViews: 539000000,
    audienceGrowth: 14,
    uploadsPerMonth: 26,
  },
  esportsCareer: {
    summary:
      'Two seasons as a professional in the Free Fire squad of Surat Sparks, then a full-time creator who captains a side once a year in the creators’ cup.',
    teams: [{ team: 'Surat Sparks', game: 'Free Fire', role: 'Rusher', from: 2019, to: 2021 }],
    highlights: [
      { year: 2020, title: 'Semi-finalist, Grassroots Cup' },
      { year: 2023, title: 'Winner, Creators’ Booyah Cup' },
      { year: 2025, title: 'Host of the first repair-shop charity lobby' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 17 },
      { label: '18 to 24', share: 50 },
      { label: '25 to 34', share: 28 },
      { label: '35 and over', share: 5 },
    ],
    gender: [
      { label: 'Men', share: 78 },
      { label: 'Women', share: 21 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Hyderabad', share: 18 },
      { label: 'Mumbai', share: 14 },
      { label: 'Lucknow', share: 11 },
      { label: 'Delhi', share: 10 },
      { label: 'Patna', share: 8 },
      { label: 'Elsewhere', share: 39 },
    ],
    languages: [
      { label: 'Hindi', share: 71 },
      { label: 'Telugu', share: 15 },
      { label: 'Urdu', share: 14 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 57200, peakViewers: 138000, hours: 78 },
      { month: '2025-12', averageViewers: 58500, peakViewers: 100000, hours: 92 },
      { month: '2026-01', averageViewers: 62400, peakViewers: 137000, hours: 96 },
      { month: '2026-02', averageViewers: 59500, peakViewers: 115000, hours: 97 },
      { month: '2026-03', averageViewers: 58200, peakViewers: 102000, hours: 87 },
      { month: '2026-04', averageViewers: 60200, peakViewers: 140000, hours: 91 },
      { month: '2026-05', averageViewers: 62300, peakViewers: 108000, hours: 70 },
      { month: '2026-06', averageViewers: 62900, peakViewers: 186000, hours: 98 },
      { month: '2026-07', averageViewers: 61200, peakViewers: 107000, hours: 90 },
      { month: '2026-08', averageViewers: 69900, peakViewers: 151000, hours: 93 },
      { month: '2026-09', averageViewers: 66200, peakViewers: 159000, hours: 93 },
      { month: '2026-10', averageViewers: 64300, peakViewers: 129000, hours: 86 },
    ],
    weekdays: [51500, 55000, 57800, 57200, 64200, 76400, 78200],
    hours: [69800, 56500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55500, 69700, 75500, 76000],
  },
  streamingSetup: [
    { part: 'Phone', item: 'Two-year-old midrange phone, as a matter of principle' },
    { part: 'Capture', item: 'Two-port capture box' },
    { part: 'Camera', item: 'Mirrorless camera with a 24 mm lens' },
    { part: 'Microphone', item: 'Dynamic microphone on a swing arm' },
    { part: 'Light', item: 'One window and one lamp from the repair shop' },
    { part: 'Line', item: '300 Mbit/s fibre with a mobile fallback' },
  ],
  pastCollaborations: [
    {
      brand: 'Vayu Mobiles',
      year: 2026,
      campaign: 'A phone opened and repaired live, then won in a lobby',
      result: '4.1 million views in a week',
    },
    {
      brand: 'Surya Power Banks',
      year: 2025,
      campaign: 'Forty-eight hours on battery only',
      result: 'Sold out in nine cities',
    },
    { brand: 'Dhaba Express', year: 2024, campaign: 'Lunch break, delivered', result: '61,000 code redemptions' },
  ],
  collaborationRates: [
    {
      deliverable: 'Dedicated video',
      from: { amount: 900000, currency: 'INR' },
      note: 'Script and one correction round included',
    },
    {
      deliverable: 'Sixty seconds in a video',
      from: { amount: 375000, currency: 'INR' },
      note: 'Placed in the first third',
    },
    { deliverable: 'Instagram reel', from: { amount: 250000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'Live stream with the product',
      from: { amount: 550000, currency: 'INR' },
      note: 'Two hours, chat moderated',
    },
    { deliverable: 'Event day', from: { amount: 725000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Sabina Merchant',
    agency: 'Nakkad Talent',
    email: 'sabina@nakkad-talent.example',
    phone: '+91 00000 00101',
  },
}
