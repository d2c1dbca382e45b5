import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { expect, test } from 'vitest'
import { dependencies } from '../../package.json'

test('production installs what the server imports, and nothing else', () => {
  const imports = globSync('server/**/*.ts')
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bfrom '([^'.][^']*)'/g)].map((match) => match[1] ?? ''),
    )
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0])
  expect([...new Set(imports)].sort()).toEqual(Object.keys(dependencies).sort())
})

test.each(['Dockerfile', 'compose.yaml', '.github/workflows/ci.yml'])(
  '%s names only files and scripts that exist',
  (file) => {
    const text = readFileSync(file, 'utf8')
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map((match) => match[1])
    expect(named.filter((name) => !(name && name in scripts))).toEqual([])
    const files = [...text.matchAll(/^COPY (?!--from|\. )(.+) \S+$|^ +- \.\/([^:]+):/gm)].flatMap((match) =>
      (match[1] ?? match[2] ?? '').split(' '),
    )
    expect(files.filter((path) => globSync(path).length === 0)).toEqual([])
  },
)
