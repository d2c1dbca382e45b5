import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawPictures } from '../../scripts/art/pictures'

const folder = 'public/art'

test('public/art is what the generator draws from the content: run `npm run art` after a change', async () => {
  const drawn = await drawPictures()
  const there = globSync('**/*.svg', { cwd: folder })
  expect(there.toSorted()).toEqual([...drawn.keys()].toSorted())
  const changed = there.filter((path) => readFileSync(join(folder, path), 'utf8') !== drawn.get(path))
  expect(changed).toEqual([])
})
