/** Sponsors of teams and tournaments that are partners of the platform as well; each has a mark in one colour. */
export const partnerNames = [
  'Tez Broadband',
  'Bijlee Energy',
  'Ghungroo Audio',
  'Khata Pay',
  'Kesar Keys',
  'Drishti Displays',
  'Patang Telecom',
  'Baithak Tea',
]
