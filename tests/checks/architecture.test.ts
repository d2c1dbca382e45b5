import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** The import rules of the tree, as lists: each breach is a line of a diff. */
const sources = globSync('{src,mocks,server,tests,scripts}/**/*.{ts,tsx}', {
  exclude: (path) => path.includes('generated'),
})

const imports = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => ({
    file,
    target: resolve(file, match[1] ?? ''),
  })),
)

const breaches = (files: RegExp, targets: RegExp) =>
  imports
    .filter(({ file, target }) => files.test(file) && targets.test(target))
    .map(({ file, target }) => `${file} → ${target}`)

test('the design system knows nothing of esports, the router or queries', () => {
  expect(breaches(/^src\/ui\//, /^src\/(?!ui\/|theme\/)|@tanstack|^src\/api/)).toEqual([])
  expect(breaches(/^src\/(theme|lib)\//, /^src\/(?!theme\/|lib\/)/)).toEqual([])
})

test('screens do not import one another, and nothing imports routes', () => {
  const betweenScreens = imports.filter(({ file, target }) => {
    const own = /^src\/screens\/([^/]+)/.exec(file)?.[1]
    const other = /^src\/screens\/([^/]+)/.exec(target)?.[1]
    return own && other && own !== other
  })
  expect(betweenScreens).toEqual([])
  expect(breaches(/^src\/(?!router\.tsx|routeTree\.gen)/, /^src\/routes\//)).toEqual([])
  expect(breaches(/^src\/(components|ui|layout)\//, /^src\/screens\//)).toEqual([])
  expect(breaches(/^src\/components\//, /^src\/layout\//)).toEqual([])
})

test('content, api and session know nothing of what shows them', () => {
  expect(breaches(/^src\/(content|api|session)\//, /^src\/(routes|screens|components|layout|ui|theme)\//)).toEqual([])
})

test('only the api folder imports generated code in the app', () => {
  expect(breaches(/^src\/(?!api\/)/, /\/generated\//)).toEqual([])
})

test('the app imports the mocks by one dynamic import, and the server never', () => {
  expect(breaches(/^src\//, /^mocks\//)).toEqual(['src/client.tsx → mocks/browser'])
  expect(breaches(/^src\//, /^server\//)).toEqual([])
})

test('there are no barrel files, and default exports only where a tool asks for one', () => {
  expect(sources.filter((file) => /\/index\.tsx?$/.test(file) && !file.startsWith('src/routes/'))).toEqual([])
  const defaults = sources.filter((file) => /^export default/m.test(readFileSync(file, 'utf8')))
  expect(defaults.filter((file) => !/(global-setup|summary-reporter|\.config)\.ts$/.test(file))).toEqual([])
})

test('route files stay tables of contents', () => {
  const long = sources
    .filter((file) => file.startsWith('src/routes/'))
    .filter((file) => readFileSync(file, 'utf8').split('\n').length > 45)
  expect(long).toEqual([])
})

function resolve(file: string, target: string): string {
  if (target.startsWith('~/')) return `src/${target.slice(2)}`
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : target
}
