import { DOMParser, type Element } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { toTournament } from '~/content/tournaments/queries'
import { tournaments } from '~/content/tournaments/records.data'
import { revisions } from '~/content/tournaments/revisions.data'
import { atomFeed } from '../../scripts/syndication/feed'

const all = tournaments.map(toTournament)
const atom = 'http://www.w3.org/2005/Atom'
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/** What is not well-formed throws. */
const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml')
const elements = (within: Pick<Element, 'getElementsByTagNameNS'>, name: string) => [
  ...within.getElementsByTagNameNS(atom, name),
]
const textOf = (entry: Element, name: string) => elements(entry, name)[0]?.textContent ?? ''

test('has an entry per tournament with what Atom requires, the latest to begin first', () => {
  const feed = parse(atomFeed(all))
  const root = feed.documentElement
  if (!root) throw new Error('The feed is empty.')
  expect([root.namespaceURI, root.localName]).toEqual([atom, 'feed'])
  expect(elements(root, 'link').filter((link) => link.getAttribute('rel') === 'self')).toHaveLength(1)

  const entries = elements(feed, 'entry')
  expect(entries).toHaveLength(tournaments.length)
  const ids = entries.map((entry) => textOf(entry, 'id'))
  expect(new Set(ids).size).toBe(ids.length)
  for (const entry of entries) {
    expect(textOf(entry, 'title')).toMatch(/\S/)
    expect(textOf(entry, 'summary')).toContain('Prize pool')
    const id = textOf(entry, 'id').split('/').at(-1) ?? ''
    expect(textOf(entry, 'updated')).toMatch(time)
    expect(Date.parse(textOf(entry, 'updated'))).toBe(Date.parse(revisions[id]?.changed ?? ''))
    expect(elements(entry, 'link')[0]?.getAttribute('href')).toBe(textOf(entry, 'id'))
  }
  const latest = [...all].sort((a, b) => Date.parse(b.start) - Date.parse(a.start))[0]
  expect(textOf(entries[0] ?? root, 'title')).toContain(latest?.name)
  const dates = entries.map((entry) => textOf(entry, 'updated')).toSorted()
  expect(textOf(root, 'updated')).toBe(dates.at(-1))
})

test('the same content is the same file', () => {
  expect(atomFeed(all)).toBe(atomFeed(all))
})

test('hostile texts stay texts', () => {
  const [first] = all
  if (!first) throw new Error('There are no tournaments.')
  const name = `]]><script>alert(1)</script> & "quotes" \u0000\u0007\uFFFE\uD800 'x'`
  const feed = parse(atomFeed([{ ...first, name }]))
  const [entry] = elements(feed, 'entry')
  expect(entry && textOf(entry, 'title')).toContain(`]]><script>alert(1)</script> & "quotes" \uFFFD 'x'`)
})
