/** Sponsors of teams and tournaments that are partners of the platform as well. */
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
