import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** The import rules, compared as lists, so that each violation is a line of the diff. */
const sources = globSync('{src,mocks,tests,packages}/**/*.{ts,tsx}', {
  exclude: (path) => /generated|node_modules/.test(path),
})

/** All ways in which a file imports: by name, for side effects, dynamically, or by a glob pattern. */
const importSyntax = /(?:\bfrom|\bimport|\bimport\(|\bimport\.meta\.glob(?:<[^>]*>+)?\()\s*'([^']+)'/g

const imports = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(importSyntax)].map((match) => ({
    file,
    target: resolve(file, match[1] ?? ''),
  })),
)

const breaches = (files: RegExp, targets: RegExp) =>
  imports
    .filter(({ file, target }) => files.test(file) && targets.test(target))
    .map(({ file, target }) => `${file} → ${target}`)

test('the design system and the rules import no screens, router or queries', () => {
  expect(breaches(/^src\/ui\//, /^src\/(?!ui\/|theme\/)|@tanstack|^src\/api/)).toEqual([])
  expect(breaches(/^src\/(theme|lib)\//, /^src\/(?!theme\/|lib\/)/)).toEqual([])
  expect(breaches(/^src\/rules\//, /^src\/(?!rules\/|lib\/)/)).toEqual([])
})

test('screens do not import one another, and nothing imports routes', () => {
  const betweenScreens = imports.filter(({ file, target }) => {
    const own = /^src\/screens\/([^/]+)/.exec(file)?.[1]
    const other = /^src\/screens\/([^/]+)/.exec(target)?.[1]
    return own && other && own !== other
  })
  expect(betweenScreens).toEqual([])
  expect(breaches(/^src\/(?!router\.tsx|routeTree\.gen)/, /^src\/routes\//)).toEqual([])
  expect(breaches(/^src\/(?!dev\/|client\.tsx)/, /^src\/dev\//)).toEqual([])
  expect(breaches(/^src\/(components|ui|layout)\//, /^src\/screens\//)).toEqual([])
  expect(breaches(/^src\/components\//, /^src\/layout\//)).toEqual([])
  // From the layout, screens may import only what replaces a screen.
  expect(breaches(/^src\/screens\//, /^src\/layout\/(?!(problem-screen|lazy-not-found|error-screen)$)/)).toEqual([])
})

test('helpers for the router, page loading and components import no screens', () => {
  expect(breaches(/^src\/(router|hooks)\//, /^src\/(routes|screens|components|layout|content|api|ui)\//)).toEqual([])
  expect(breaches(/^src\/page-load\//, /^src\/(routes|screens|components|layout|content|api)\//)).toEqual([])
})

test('content, api and session import no UI', () => {
  expect(
    breaches(/^src\/(content|api|session)\//, /^src\/(routes|router|screens|components|layout|hooks|ui|theme)\//),
  ).toEqual([])
})

test('each content topic has its queries in `query.ts`', () => {
  const queries = sources.filter((file) => /^export const \w+Query = /m.test(readFileSync(file, 'utf8')))
  expect(queries.filter((file) => /^src\/content\/[\w-]+\/(?!query\.ts$)/.test(file))).toEqual([])
})

test('screens use the generated hooks, and schemas stay out of the first load', () => {
  expect(breaches(/^src\/(?!api\/)/, /\/generated\/(?!auth$|players$|models$)/)).toEqual([])
  expect(breaches(/^src\//, /\/generated\/schemas|\/response-schemas/)).toEqual([
    'src/api/responses.ts → packages/contract/response-schemas',
  ])
  expect(breaches(/^src\//, /^src\/api\/responses$/)).toEqual(['src/api/http.ts → src/api/responses'])
})

test('the app has no query functions except the generated ones', () => {
  const callers = sources.filter((file) => /^src\/(?!content\/)/.test(file))
  expect(callers.filter((file) => /\b(queryFn|mutationFn)\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('the app imports the mocks in one place, and the server never', () => {
  expect(breaches(/^src\//, /^mocks\//)).toEqual(['src/client.tsx → mocks/browser'])
  expect(breaches(/^(src|mocks)\//, /^packages\/(?!contract\/|sample-world\/)/)).toEqual([])
})

test('the contract imports no other folder, and mocks share only the contract and the sample world', () => {
  expect(breaches(/^packages\/contract\//, ours(/^packages\/contract\//))).toEqual([])
  expect(breaches(/^packages\/sample-world\//, ours(/^packages\/(contract|sample-world)\//))).toEqual([])
  expect(breaches(/^mocks\//, ours(/^(mocks|packages\/(contract|sample-world))\//))).toEqual([])
})

test('the server imports the contract, its seed, and in one thread the code that draws share cards', () => {
  expect(breaches(/^packages\/server\//, ours(/^packages\/(server|contract|sample-world)\//))).toEqual([
    'packages/server/http/draw-player-card.ts → packages/art/lettering',
    'packages/server/http/draw-player-card.ts → packages/art/player-card',
  ])
})

test('artwork and harness import no other folder, the checks only the contract and the sample world', () => {
  expect(breaches(/^packages\/art\//, ours(/^packages\/art\//))).toEqual([])
  expect(breaches(/^packages\/contract-check\//, ours(/^packages\/(contract-check|contract|sample-world)\//))).toEqual(
    [],
  )
  expect(breaches(/^packages\/harness\//, ours(/^packages\/harness\//))).toEqual([])
})

test('offline code imports no screens, and the service worker imports no page', () => {
  expect(
    breaches(/^src\/offline\/(?!service-worker)/, /^src\/(routes|router|screens|components|layout|content)\//),
  ).toEqual([])
  expect(breaches(/^src\/offline\/service-worker\//, ours(/^src\/(offline\/storage|lib\/site-path)$/))).toEqual([])
})

test('documents for other sites import no screens, and only the server imports them', () => {
  expect(
    breaches(
      /^src\/documents\//,
      /^src\/(routes|router|screens|layout|api|session|hooks|ui|offline)\/|^src\/components\/(?!bracket\/lay-out-bracket)/,
    ),
  ).toEqual([])
  expect(breaches(/^(?!src\/(server\.ts|documents\/)|tests\/)/, /^src\/documents\//)).toEqual([])
})

test('nothing but tests imports tests', () => {
  expect(breaches(/^(?!tests\/)/, /^tests\//)).toEqual([])
})

test.each([
  ["import { a } from './a'", './a'],
  ["export { a } from './a'", './a'],
  ["import './a.css'", './a.css'],
  ["const a = await import('./a')", './a'],
  ["import.meta.glob('./a/*.ts')", './a/*.ts'],
  ["import.meta.glob<Record<string, A>>('./a/*.ts', { import: 'a' })", './a/*.ts'],
])('the rules see %s', (line, target) => {
  expect([...line.matchAll(importSyntax)].map((match) => match[1])).toEqual([target])
})

test('route files have at most 34 lines', () => {
  const long = sources
    .filter((file) => file.startsWith('src/routes/'))
    .filter((file) => readFileSync(file, 'utf8').split('\n').length > 35)
  expect(long).toEqual([])
})

test('no route passes params that it doesn’t know on to its loader', () => {
  const all = sources
    .filter((file) => file.startsWith('src/routes/'))
    .filter((file) => /loaderDeps: .*=> search\b/.test(readFileSync(file, 'utf8')))
  expect(all).toEqual([])
})

/** Any file of the repository, except those that match a pattern. */
const ours = (allowed: RegExp) => new RegExp(`^(?!${allowed.source.replaceAll('^', '')})(src|mocks|tests|packages)/`)

function resolve(file: string, target: string): string {
  if (target.startsWith('~/')) return `src/${target.slice(2)}`
  if (target.startsWith('@akhada/')) return target.replace('@akhada/', 'packages/')
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : target
}
