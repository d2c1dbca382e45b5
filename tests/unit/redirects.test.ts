import { findRedirect } from '@akhada/contract/redirects'
import { expect, test } from 'vitest'

test.each([
  ['/organizer', '/organizers'],
  ['/organizations', '/organization'],
  ['/organizations/naag-esports', '/organization/naag-esports'],
  ['/organizers', null],
  ['/organization/naag-esports', null],
  ['/organizationsx', null],
  ['//evil.example', null],
])('%s redirects to %s', (path, target) => {
  expect(findRedirect(path)).toBe(target)
})
