import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'Physics lessons with a rifle. Devika taught at a school in Thrissur until her class found her channel; now the class is three million. Every video ends with homework, and she marks a hundred of them herself each week.',
  socialStats: {
    youtube: { avgLikes: 33700, avgComments: 2800 },
    instagram: { followers: 957000, engagementRate: 5.4, avgLikes: 47200, avgComments: 1600 },
    twitter: { followers: 265000, engagementRate: 2.5, avgLikes: 2900, avgRetweets: 450 },
    twitch: { followers: 272000, engagementRate: 8.0, avgViewers: 4900, peakViewers: 16300 },
  },
  performanceMetrics: {
    totalViews: 97800000,
    audienceGrowth: 31,
    uploadsPerMonth: 14,
  },
  esportsCareer: {
    summary:
      'Analyst for two Valorant sides before she began to teach in public. Holds the record for the longest standing ovation for a slide deck.',
    teams: [
      { team: 'Nilgiri Nomads', game: 'Valorant', role: 'Analyst', from: 2021, to: 2022 },
      { team: 'Chilika Sharks', game: 'Valorant', role: 'Coach', from: 2022, to: 2023 },
    ],
    highlights: [
      { year: 2022, title: 'Semi-finals, Southern Spike, as coach' },
      { year: 2024, title: 'Teacher’s prize, Indian Esports Press Guild' },
      { year: 2026, title: 'Desk analyst, Chennai Invitational' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 15 },
      { label: '18 to 24', share: 49 },
      { label: '25 to 34', share: 29 },
      { label: '35 and over', share: 7 },
    ],
    gender: [
      { label: 'Men', share: 69 },
      { label: 'Women', share: 30 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Kochi', share: 15 },
      { label: 'Bengaluru', share: 15 },
      { label: 'Chennai', share: 13 },
      { label: 'Mumbai', share: 8 },
      { label: 'Dubai', share: 7 },
      { label: 'Elsewhere', share: 42 },
    ],
    languages: [
      { label: 'English', share: 52 },
      { label: 'Malayalam', share: 31 },
      { label: 'Hindi', share: 17 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 16700, peakViewers: 40500, hours: 73 },
      { month: '2025-12', averageViewers: 17200, peakViewers: 41600, hours: 83 },
      { month: '2026-01', averageViewers: 19100, peakViewers: 32500, hours: 89 },
      { month: '2026-02', averageViewers: 18500, peakViewers: 36100, hours: 80 },
      { month: '2026-03', averageViewers: 20100, peakViewers: 48400, hours: 80 },
      { month: '2026-04', averageViewers: 20100, peakViewers: 36000, hours: 82 },
      { month: '2026-05', averageViewers: 20900, peakViewers: 40800, hours: 64 },
      { month: '2026-06', averageViewers: 19100, peakViewers: 44200, hours: 86 },
      { month: '2026-07', averageViewers: 20300, peakViewers: 41100, hours: 85 },
      { month: '2026-08', averageViewers: 22600, peakViewers: 54100, hours: 93 },
      { month: '2026-09', averageViewers: 22800, peakViewers: 54100, hours: 87 },
      { month: '2026-10', averageViewers: 22500, peakViewers: 58200, hours: 80 },
    ],
    weekdays: [16200, 17300, 18400, 18600, 21000, 24400, 24200],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18300, 24100, 23400, 17500],
  },
  streamingSetup: [
    { part: 'Computer', item: 'Twelve-core tower' },
    { part: 'Monitor', item: '25-inch, 360 Hz' },
    { part: 'Keyboard', item: 'Small keyboard, silent switches' },
    { part: 'Camera', item: 'Overhead camera for the blackboard' },
    { part: 'Board', item: 'A real blackboard, green' },
    { part: 'Line', item: '300 Mbit/s fibre' },
  ],
  pastCollaborations: [
    {
      brand: 'Pinak Peripherals',
      year: 2026,
      campaign: 'Homework: one mouse, ten sensitivities',
      result: '92,000 homeworks handed in',
    },
    { brand: 'Megh Cloud', year: 2025, campaign: 'What is a tick?', result: 'Shown in forty schools' },
    {
      brand: 'Kesar Keys',
      year: 2025,
      campaign: 'The quietest keyboard in the staff room',
      result: 'Third edition in print',
    },
  ],
  collaborationRates: [
    {
      deliverable: 'Dedicated video',
      from: { amount: 500000, currency: 'INR' },
      note: 'Script and one correction round included',
    },
    {
      deliverable: 'Sixty seconds in a video',
      from: { amount: 225000, currency: 'INR' },
      note: 'Placed in the first third',
    },
    { deliverable: 'Instagram reel', from: { amount: 145000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'Live stream with the product',
      from: { amount: 300000, currency: 'INR' },
      note: 'Two hours, chat moderated',
    },
    { deliverable: 'Event day', from: { amount: 400000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Leela Thampi',
    agency: 'Peepal Tree Creators',
    email: 'leela@peepal-tree-creators.example',
    phone: '+91 00000 00122',
  },
}
