import type { CreatorProfileRecord } from '../types'

export const profile: CreatorProfileRecord = {
  bio: 'The politest man in any lobby. Asad apologises before he fires, recites a couplet when he is knocked, and has never been heard to swear in nine years. His compilations of other people’s reactions to this are a genre of their own.',
  socialStats: {
    youtube: { avgLikes: 77700, avgComments: 6100 },
    instagram: { followers: 2080000, engagementRate: 4.4, avgLikes: 92100, avgComments: 3800 },
    twitter: { followers: 789000, engagementRate: 1.7, avgLikes: 15400, avgRetweets: 3100 },
  },
  performanceMetrics: {
    totalViews: 361000000,
    audienceGrowth: 9,
    uploadsPerMonth: 20,
  },
  esportsCareer: {
    summary:
      'Played one professional season, lost with great elegance, and has been the face of Lucknow’s finals ever since.',
    teams: [{ team: 'Dilli Darbar', game: 'BGMI', role: 'Support', from: 2020, to: 2021 }],
    highlights: [
      { year: 2021, title: 'Fair play prize, Lucknow Zone Finals' },
      { year: 2024, title: 'Master of ceremonies, Plains Premier' },
      { year: 2026, title: 'First couplet printed on a trophy' },
    ],
  },
  audienceProfile: {
    age: [
      { label: '13 to 17', share: 9 },
      { label: '18 to 24', share: 56 },
      { label: '25 to 34', share: 29 },
      { label: '35 and over', share: 6 },
    ],
    gender: [
      { label: 'Men', share: 74 },
      { label: 'Women', share: 25 },
      { label: 'Other', share: 1 },
    ],
    cities: [
      { label: 'Lucknow', share: 21 },
      { label: 'Delhi', share: 17 },
      { label: 'Hyderabad', share: 9 },
      { label: 'Mumbai', share: 9 },
      { label: 'Bhopal', share: 6 },
      { label: 'Elsewhere', share: 38 },
    ],
    languages: [
      { label: 'Hindi', share: 58 },
      { label: 'Urdu', share: 37 },
      { label: 'English', share: 5 },
    ],
  },
  streamingAnalytics: {
    months: [
      { month: '2025-11', averageViewers: 37200, peakViewers: 89000, hours: 67 },
      { month: '2025-12', averageViewers: 41700, peakViewers: 103000, hours: 82 },
      { month: '2026-01', averageViewers: 38600, peakViewers: 95300, hours: 74 },
      { month: '2026-02', averageViewers: 38500, peakViewers: 83200, hours: 77 },
      { month: '2026-03', averageViewers: 39200, peakViewers: 77200, hours: 84 },
      { month: '2026-04', averageViewers: 40300, peakViewers: 78700, hours: 77 },
      { month: '2026-05', averageViewers: 40100, peakViewers: 80800, hours: 61 },
      { month: '2026-06', averageViewers: 43500, peakViewers: 87500, hours: 84 },
      { month: '2026-07', averageViewers: 42500, peakViewers: 103000, hours: 80 },
      { month: '2026-08', averageViewers: 39900, peakViewers: 95300, hours: 71 },
      { month: '2026-09', averageViewers: 44500, peakViewers: 82300, hours: 80 },
      { month: '2026-10', averageViewers: 44600, peakViewers: 121500, hours: 73 },
    ],
    weekdays: [35000, 36500, 37200, 39200, 43600, 53000, 50500],
    hours: [49600, 36500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36100, 49500],
  },
  streamingSetup: [
    { part: 'Phone', item: 'Flagship phone in a walnut case' },
    { part: 'Computer', item: 'Eight-core tower' },
    { part: 'Camera', item: 'Cinema camera, bought second-hand' },
    { part: 'Microphone', item: 'Ribbon microphone from a radio station' },
    { part: 'Background', item: 'His grandfather’s book shelf' },
    { part: 'Line', item: '150 Mbit/s fibre' },
  ],
  pastCollaborations: [
    { brand: 'Khata Pay', year: 2026, campaign: 'Pehle aap: who pays first?', result: '3.3 million views' },
    { brand: 'Lassi Lab', year: 2025, campaign: 'A flavour named after a couplet', result: 'Best seller for a summer' },
    {
      brand: 'Aangan Furniture',
      year: 2024,
      campaign: 'A desk fit for a nawab',
      result: 'Waiting list of eleven weeks',
    },
  ],
  collaborationRates: [
    {
      deliverable: 'Dedicated video',
      from: { amount: 750000, currency: 'INR' },
      note: 'Script and one correction round included',
    },
    {
      deliverable: 'Sixty seconds in a video',
      from: { amount: 325000, currency: 'INR' },
      note: 'Placed in the first third',
    },
    { deliverable: 'Instagram reel', from: { amount: 200000, currency: 'INR' }, note: 'Usage rights for ninety days' },
    {
      deliverable: 'Live stream with the product',
      from: { amount: 450000, currency: 'INR' },
      note: 'Two hours, chat moderated',
    },
    { deliverable: 'Event day', from: { amount: 600000, currency: 'INR' }, note: 'Travel and stay are the client’s' },
  ],
  manager: {
    name: 'Mehnaz Kazmi',
    agency: 'Nakkad Talent',
    email: 'mehnaz@nakkad-talent.example',
    phone: '+91 00000 00108',
  },
}
