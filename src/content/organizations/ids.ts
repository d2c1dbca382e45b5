/** The ids of the organizations that have a page, for links in names: the records are loaded by the pages that need them. */
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
