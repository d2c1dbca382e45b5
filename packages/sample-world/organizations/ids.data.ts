/** The ids of the organizations with a page, to link their names without loading the records. */
export const organizationIds: ReadonlySet<string> = new Set([
  'naag-esports',
  'sher-squad',
  'malabar-tuskers',
  'jhansi-riot',
  'deccan-forge',
  'himalaya-nine',
  'charminar-hawks',
  'chambal-wolves',
  'bengal-baagh',
  'kaveri-kites',
  'thar-cyclones',
  'konkan-typhoon',
  'sangam-united',
  'brahmaputra-surge',
])
