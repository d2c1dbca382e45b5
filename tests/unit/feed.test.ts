import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { DOMParser, type Element } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { toTournament } from '~/content/tournaments/to-tournament'
import { writeFeed } from '~/documents/feed'

const all = tournaments.map((record) => toTournament(record, 0))
const atom = 'http://www.w3.org/2005/Atom'
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/** Throws if the document is not well-formed. */
const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml')
const elements = (within: Pick<Element, 'getElementsByTagNameNS'>, name: string) => [
  ...within.getElementsByTagNameNS(atom, name),
]
const readText = (entry: Element, name: string) => elements(entry, name)[0]?.textContent ?? ''

test('has an entry per tournament with all required Atom elements, latest start first', () => {
  const feed = parse(writeFeed(all))
  const root = feed.documentElement
  if (!root) throw new Error('The feed is empty.')
  expect([root.namespaceURI, root.localName]).toEqual([atom, 'feed'])
  expect(elements(root, 'link').filter((link) => link.getAttribute('rel') === 'self')).toHaveLength(1)

  const entries = elements(feed, 'entry')
  expect(entries).toHaveLength(tournaments.length)
  const ids = entries.map((entry) => readText(entry, 'id'))
  expect(new Set(ids).size).toBe(ids.length)
  for (const entry of entries) {
    expect(readText(entry, 'title')).toMatch(/\S/)
    expect(readText(entry, 'summary')).toContain('Prize pool')
    expect(readText(entry, 'updated')).toMatch(time)
    expect(elements(entry, 'link')[0]?.getAttribute('href')).toBe(readText(entry, 'id'))
  }
  const latest = [...all].sort((a, b) => Date.parse(b.start) - Date.parse(a.start))[0]
  expect(readText(entries[0] ?? root, 'title')).toContain(latest?.name)
  const dates = entries.map((entry) => readText(entry, 'updated')).toSorted()
  expect(readText(root, 'updated')).toBe(dates.at(-1))
})

test('the `updated` of a record tells readers that its tournament has changed', () => {
  const [first] = all
  if (!first) throw new Error('There are no tournaments.')
  const [entry] = elements(parse(writeFeed([{ ...first, updated: '2026-12-01T10:00:00+05:30' }])), 'entry')
  expect(entry && readText(entry, 'updated')).toBe('2026-12-01T04:30:00Z')
})

test('the same content gives the same file', () => {
  expect(writeFeed(all)).toBe(writeFeed(all))
})

test('hostile text stays text', () => {
  const [first] = all
  if (!first) throw new Error('There are no tournaments.')
  const name = `]]><script>alert(1)</script> & "quotes" \u0000\u0007\uFFFE\uD800 'x'`
  const feed = parse(writeFeed([{ ...first, name }]))
  const [entry] = elements(feed, 'entry')
  expect(entry && readText(entry, 'title')).toContain(`]]><script>alert(1)</script> & "quotes" \uFFFD 'x'`)
})
