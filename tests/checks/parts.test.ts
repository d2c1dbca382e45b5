import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every part of the design is shown at /dev/ui', () => {
  const page = globSync('src/dev/*.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  const parts = globSync('src/ui/*.tsx').map((file) => file.replace('src/', '~/').replace('.tsx', ''))
  expect(parts.filter((part) => !page.includes(`'${part}'`)).toSorted()).toEqual([
    // It shows nothing by itself.
    '~/ui/toaster',
  ])
})
