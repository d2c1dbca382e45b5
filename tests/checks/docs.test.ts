import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const unique = <Value>(values: readonly Value[]) => [...new Set(values)]
const inBackticks = (text: string) => unique([...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? ''))

const documents = globSync('{*.md,docs/**/*.md,packages/*/README.md}')
const fileNames = new Set(
  globSync('{*,{docs,mocks,packages,src,tests}/**}', {
    exclude: (path) => path.includes('node_modules'),
  }).flatMap((file) => [file, basename(file)]),
)

/** Files that commands write, and example names. */
const notCommitted = /^(dist\/|tests\/browser\/pictures\/|docs\/performance\.md$|public\/og\/a(-b)?\.png$)/

/** The files and folders of this repository that a document names in backticks. */
const namedFiles = (document: string) =>
  inBackticks(read(document))
    .filter(
      (name) => /^[\w.$/-]+\.(ts|tsx|json|yaml|md|sql|png|txt)$/.test(name) || /^[\w.-]+(\/[\w.$-]+)+\/?$/.test(name),
    )
    .filter((name) => !name.includes('/') || existsSync(name.split('/')[0] ?? ''))

test.each(documents)('every file and folder that %s names exists', (document) => {
  const isThere = (name: string) =>
    fileNames.has(name) || existsSync(name) || existsSync(join(dirname(document), name)) || notCommitted.test(name)
  expect(namedFiles(document).filter((name) => !isThere(name))).toEqual([])
})

test('the check finds the names', () => {
  expect(namedFiles('docs/contract.md').length).toBeGreaterThan(25)
})

test.each(documents)('every link in %s leads to a file, and to a heading in it', (document) => {
  const targets = [...read(document).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const dead = targets.filter(([, path, anchor]) => {
    const file = path ? join(dirname(document), path) : document
    return !existsSync(file) || (anchor && !headings(read(file)).map(toAnchor).includes(anchor))
  })
  expect(dead.map(([link]) => link)).toEqual([])
})

const code = globSync('{src,packages,mocks,tests}/**/*.{ts,tsx,sql}', {
  exclude: (path) => /node_modules|generated|docs\.test/.test(path),
})

/** For example (specification 2, "Home"): the document, the number of a section, and a heading in it. */
const citation = /\b(specification|design\.md) (\d+)(?:, "([^"\n]+)")?/gi

/** A second place in the same document, which `citation` would miss. */
const listed = /\b(specification|design\.md) \d+(, "[^"\n]+")?(,? and [\d"]|, \d)/gi

test('every section and heading that the code cites exists', () => {
  const parts = ['specification', 'design.md'].flatMap((document) =>
    read(`docs/${document.replace('.md', '')}.md`)
      .split(/^(?=## )/m)
      .map((text) => ({ document, text })),
  )
  // A heading is a whole line, an entry in bold, or the first cell of a row.
  const hasHeading = (text: string, heading: string) =>
    headings(text).includes(heading) || text.includes(`- **${heading}**`) || text.includes(`\n| ${heading} |`)
  const cited = code.flatMap((file) => [...read(file).matchAll(citation)])
  expect(cited.length).toBeGreaterThan(100)
  const missing = cited.filter(
    ([, document, section, heading]) =>
      !parts.some(
        ({ document: name, text }) =>
          name === document?.toLowerCase() &&
          text.startsWith(`## ${section} `) &&
          (!heading || hasHeading(text, heading)),
      ),
  )
  expect(missing.map(([text]) => text)).toEqual([])
  expect(code.flatMap((file) => read(file).match(listed) ?? [])).toEqual([])
})

test('every decision that the code cites exists', () => {
  const cited = code.flatMap((file) => read(file).match(/docs\/decisions\/[\w-]+\.md/g) ?? [])
  expect(cited.length).toBeGreaterThan(20)
  expect(unique(cited).filter((file) => !existsSync(file))).toEqual([])
})

test.each(documents)('no line of %s is longer than 140 characters', (document) => {
  // The tables of the performance report are generated.
  const lines = read(document)
    .split('\n')
    .filter((line) => document !== 'docs/performance.md' || !line.startsWith('|'))
  expect(lines.filter((line) => line.length > 140)).toEqual([])
})

test.each(globSync('docs/decisions/*.md'))('%s fits on a screen', (file) => {
  expect(read(file).split('\n').length).toBeLessThanOrEqual(41)
})

const contract = read('docs/contract.md')

/** Options of React and the bundler that decisions mention, but the code doesn't use. */
const foreign = ['enableHydrationChangeEvent', 'entriesAware']

test('every identifier that a document names is in the code', () => {
  const generated = globSync('{src/api,packages/*,mocks}/generated/**/*.ts')
  const sources = [...code, ...generated, ...globSync('*.{ts,json,yaml}')].map(read)
  const words = new Set(sources.flatMap((text) => text.match(/\w+/g) ?? []))
  const named = documents.flatMap((document) =>
    inBackticks(read(document))
      .filter((name) => /^[A-Za-z][a-z\d]*[A-Z]\w*$/.test(name) && !foreign.includes(name))
      .map((name) => ({ document, name })),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(({ name }) => !words.has(name))).toEqual([])
})

test('every file that a comment names exists', () => {
  const named = code.flatMap((file) =>
    [...read(file).matchAll(/`((?:src|packages|mocks|tests|docs)\/[\w.$/-]+)`/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([])
})

test('every line of the screen example is in the code of the screen', () => {
  const example = /```tsx\n(.*?)```/s.exec(contract)?.[1] ?? ''
  const lines = example
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const screen = read('src/screens/players/players.tsx')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter((line) => !screen.includes(line))).toEqual([])
})

test('every command that a document names is in package.json', () => {
  const scripts = read('package.json')
  const commands = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run (?:--\w+ )?([\w:]+)/g)].map((match) => match[1] ?? ''),
  )
  expect(commands.length).toBeGreaterThan(20)
  expect(unique(commands.filter((command) => !scripts.includes(`"${command}": `)))).toEqual([])
})

const headings = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? '')

/** The anchor that GitHub generates. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
