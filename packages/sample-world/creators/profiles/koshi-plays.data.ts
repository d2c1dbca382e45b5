import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'Named after the river that floods her village every other year. Ritika studies law in Patna, streams from the hostel’s reading room with permission in writing, and argues every lost round like an appeal.',
  socialStats: {
    youtube: { followers: 84300, avgViews: 10700, engagementRate: 9.2, avgLikes: 750, avgComments: 64 },
    instagram: { followers: 96000, engagementRate: 4.0, avgLikes: 3100, avgComments: 190 },
    twitter: { followers: 20800, engagementRate: 2.5, avgLikes: 380, avgRetweets: 37 },
  },
  performanceMetrics: {
    totalViews: 4160000,
    audienceGrowth: 61,
    uploadsPerMonth: 7,
  },
  esportsCareer: {
    summary: 'Captain of Patna University’s Valorant side, which she also sued into getting a practice room.',
    teams: [{ team: 'Patna University', game: 'Valorant', role: 'Controller and captain', from: 2023, to: null }],
    highlights: [
      { year: 2024, title: 'Winner, Ganga Colleges’ Cup' },
      { year: 2025, title: 'Quarter-finals, Campus Clash' },
      { year: 2026, title: 'Scholar of the year, Hostel League' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 16 },
      { label: '18 to 24', share: 54 },
      { label: '25 to 34', share: 25 },
      { label: '35 and over', share: 5 },
    ],
    gender: [
      { label: 'Men', share: 58 },
      { label: 'Women', share: 40 },
      { label: 'Other', share: 2 },
    ],
    cities: [
      { label: 'Patna', share: 27 },
      { label: 'Delhi', share: 16 },
      { label: 'Ranchi', share: 8 },
      { label: 'Kolkata', share: 8 },
      { label: 'Darbhanga', share: 7 },
      { label: 'Elsewhere', share: 34 },
    ],
    languages: [
      { label: 'Hindi', share: 62 },
      { label: 'Maithili', share: 29 },
      { label: 'English', share: 9 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 2000, peakViewers: 4500, hours: 98 },
      { month: '2025-12', averageViewers: 2100, peakViewers: 3900, hours: 130 },
      { month: '2026-01', averageViewers: 2400, peakViewers: 4600, hours: 127 },
      { month: '2026-02', averageViewers: 2400, peakViewers: 5600, hours: 119 },
      { month: '2026-03', averageViewers: 2500, peakViewers: 5900, hours: 115 },
      { month: '2026-04', averageViewers: 2900, peakViewers: 6400, hours: 118 },
      { month: '2026-05', averageViewers: 2800, peakViewers: 6500, hours: 100 },
      { month: '2026-06', averageViewers: 3000, peakViewers: 5500, hours: 129 },
      { month: '2026-07', averageViewers: 3400, peakViewers: 6000, hours: 130 },
      { month: '2026-08', averageViewers: 3600, peakViewers: 8300, hours: 121 },
      { month: '2026-09', averageViewers: 3500, peakViewers: 8900, hours: 110 },
      { month: '2026-10', averageViewers: 3500, peakViewers: 8300, hours: 119 },
    ],
    weekdays: [2300, 2400, 2600, 2700, 3000, 3500, 3500],
    hours: [2600, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2500, 3300, 3500, 3200],
  },
  streamingSetup: [
    { part: 'Computer', item: 'Gaming laptop with one key missing' },
    { part: 'Monitor', item: '24-inch, 144 Hz, from the scholarship' },
    { part: 'Microphone', item: 'USB microphone' },
    { part: 'Room', item: 'Reading room, until eleven' },
    { part: 'Camera', item: 'Webcam' },
    { part: 'Line', item: 'The university’s, documented' },
  ],
  pastCollaborations: [
    {
      brand: 'Tez Broadband',
      year: 2026,
      campaign: 'The right to a good line',
      result: '120,000 views and a hostel connected',
    },
    { brand: 'Kesar Keys', year: 2025, campaign: 'The missing key', result: 'Replacement sent to 400 students' },
    { brand: 'Dhaba Express', year: 2025, campaign: 'Court recess', result: 'Weekly series' },
  ],
  collaborationRates: [
    {
      deliverable: 'Sponsored stream',
      from: { amount: 40000, currency: 'INR' },
      note: 'Three hours, brand on screen throughout',
    },
    {
      deliverable: 'Two mentions in a stream',
      from: { amount: 18000, currency: 'INR' },
      note: 'Before and after the main block',
    },
    { deliverable: 'Instagram reel', from: { amount: 12000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    { deliverable: 'YouTube summary video', from: { amount: 25000, currency: 'INR' }, note: 'Eight to twelve minutes' },
    { deliverable: 'Event day', from: { amount: 33000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Abhinav Thakur',
    agency: 'Overtime and Co',
    email: 'abhinav@overtime-and-co.example',
    phone: '+91 00000 00199',
  },
}
