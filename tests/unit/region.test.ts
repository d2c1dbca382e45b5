import { expect, test } from 'vitest'
import { regionOf } from '~/content/organizations/load-profile'

test.each([
  ['Pune, Maharashtra, India', 'Maharashtra'],
  ['Guwahati, India', 'India'],
  ['Goa', 'Global'],
  ['Goa, ', 'Global'],
  ['', 'Global'],
])(
  'players of an organization in "%s" are of the region %s: second comma part, else Global',
  (headquarters, region) => {
    expect(regionOf(headquarters)).toBe(region)
  },
)
