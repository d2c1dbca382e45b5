import { expect, test } from 'vitest'
import { countByType } from '~/rules/count-by-type'

test('achievement stats count by type, in a fixed order, zeros included', () => {
  const entries = [{ type: 'Award' }, { type: 'Tournament' }, { type: 'Award' }] as const
  expect(countByType(['Tournament', 'Award', 'Milestone'], entries)).toEqual([
    { type: 'Tournament', count: 1 },
    { type: 'Award', count: 2 },
    { type: 'Milestone', count: 0 },
  ])
})
