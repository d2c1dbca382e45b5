import MiniSearch, { type SearchResult } from 'minisearch'
import { countAllowedTypos, isSimilar } from '~/lib/typos'
import { cityNames } from './city-names.data'
import type { SearchEntry, SearchGroup } from './types'

/** The most results of a kind, and of the only one. */
const maxPerGroup = 5
const maxAlone = 20
/** Results that score less than this share of the best are noise if they match only by a typo, a topic or a note that many share. */
const minScoreRatio = 0.4

/** A search over entries. Every word of the query has to match, ignoring case: as the beginning of a word, or with a typo. */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => SearchGroup[] {
  const index = new MiniSearch({
    idField: 'href',
    fields: ['name', 'joined', 'note', 'cities', 'aliases', 'gameAliases', 'topics'],
    processTerm: simplify,
    searchOptions: {
      boost: { name: 3, joined: 3 },
      boostDocument: (href) => byAddress.get(href)?.boost ?? 1,
      prefix: true,
      // A number with a typo is another number: 2022 isn't 2026.
      fuzzy: (term) => !/\d/.test(term) && countAllowedTypos(term.length),
    },
  })
  // "freefire" is "Free Fire", and "cs 2" is "CS2".
  index.addAll(entries.map((entry) => ({ ...entry, joined: joinWords(entry.name), cities: listCityNames(entry.note) })))
  const byAddress = new Map(entries.map((entry) => [entry.href, entry]))

  const words = [...new Set(entries.flatMap(({ name }) => simplify(name).split(/[^\p{L}\p{N}]+/u)))]
  const search = (query: string) =>
    index.search({ combineWith: 'OR', queries: [{ combineWith: 'AND', queries: [query] }, joinWords(query)] })

  return (query) => {
    let found = search(query)
    if (found.length === 0) found = search(correct(query, words))
    const minScore = (found[0]?.score ?? 0) * minScoreRatio
    const groups = Map.groupBy(
      found.flatMap((result) => {
        const entry = byAddress.get(result.id)
        return entry && (result.score >= minScore || isFact(result, entry)) ? entry : []
      }),
      ({ kind }) => kind,
    )
    const max = groups.size > 1 ? maxPerGroup : maxAlone
    // Results are sorted by score, and so are the groups built from them.
    return [...groups].map(([kind, all]) => ({ kind, entries: all.slice(0, max), total: all.length }))
  }
}

/** Kinds whose notes say where, when or who. Those of all others are the same for many: "Matches and results". */
const kindsWithFacts = new Set<SearchEntry['kind']>(['organization', 'creator', 'organizer', 'tournament'])

/** Whether each word of the query begins one in the name, or in a fact about it: a city, a month, a game. */
function isFact({ queryTerms, match }: SearchResult, { kind }: SearchEntry): boolean {
  const fields = ['name', 'joined', 'cities', 'aliases', 'gameAliases', ...(kindsWithFacts.has(kind) ? ['note'] : [])]
  const words = Object.keys(match).filter((word) => match[word]?.some((field) => fields.includes(field)))
  return queryTerms.every((term) => words.some((word) => word.startsWith(term)))
}

const listCityNames = (note: string) =>
  Object.entries(cityNames).flatMap(([city, names]) => (note.includes(city) ? names : []))

/** Corrects a query: a word that isn't a prefix of any name's word is replaced by the one that was meant. */
const correct = (query: string, words: readonly string[]): string =>
  simplify(query)
    .split(/\s+/)
    .map((typed) => {
      if (words.some((word) => word.startsWith(typed))) return typed
      return words.find((word) => isSimilar(typed, word)) ?? typed
    })
    .join(' ')

/** Lower case without apostrophes and accents, but with the vowel signs of Devanagari. */
const simplify = (term: string) =>
  term
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()

const joinWords = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
