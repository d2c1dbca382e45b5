import { isObject } from '@akhada/contract/is-object'
import { isPlayerId } from '@akhada/contract/rules'
import { brand } from '~/lib/brand'
import { downloadFile } from '~/lib/download-file'
import { parseJson } from '~/lib/parse-json'
import { dropDuplicates, type Follow, readFollows, storeFollows, toFollows } from '~/session/follows'
import type { StoreResult } from '~/session/storage-store'

/** A larger file is something else: 500 entries are about 50 kB. */
const maxBytes = 1_000_000

/** How many entries of a file are read. */
const maxEntries = 500

/** Downloads everything that is followed or saved as a file, for import in another browser. */
export function exportFollows(): void {
  const content = JSON.stringify({ version: 1, follows: readFollows() }, null, 2)
  downloadFile(`${brand.name.toLowerCase()}-follows.json`, 'application/json', `${content}\n`)
}

/** The result of importing a file. */
interface Imported {
  result: StoreResult
  added: number
  known: number
  /** Entries that are not on this site, and were left out. */
  unknown: readonly Follow[]
  /** How many entries beyond `maxEntries` were left out. */
  beyond: number
}

/** Adds the entries of a file to the follows. */
export async function importFollows(file: File): Promise<Imported | { result: 'unreadable' }> {
  const entries = file.size > maxBytes ? [] : parseFollowFile(await file.text())
  if (entries.length === 0) return { result: 'unreadable' }
  const { loadFollowable } = await import('~/content/follow/load-followable')
  const followable = await loadFollowable()
  const exists = ({ kind, id }: Follow) => (kind === 'player' ? isPlayerId(id) : followable[kind].has(id))

  const before = readFollows()
  const read = entries.slice(0, maxEntries)
  const valid = read.filter(exists)
  const added = dropDuplicates([...before, ...valid]).slice(before.length)
  return {
    result: added.length > 0 ? storeFollows([...before, ...added]) : 'stored',
    added: added.length,
    known: valid.length - added.length,
    unknown: read.filter((follow) => !exists(follow)),
    beyond: entries.length - read.length,
  }
}

/** Says which entries were added, and which were left out. */
export function describeImport({ added, known, unknown, beyond }: Imported): string {
  const names = unknown.slice(0, 3).map(({ name }) => name.slice(0, 40))
  const more = unknown.length - names.length
  return [
    `${added} added${known > 0 ? `, ${known} already on your list` : ''}.`,
    unknown.length > 0 &&
      `Left out, because they aren’t on this site: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    beyond > 0 && `A file can have ${maxEntries} entries, so ${beyond} ${beyond === 1 ? 'was' : 'were'} left out.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The valid entries of a file, each once; none if the text isn't such a file. */
export function parseFollowFile(text: string): Follow[] {
  const content = parseJson(text)
  return dropDuplicates(toFollows(isObject(content) ? content.follows : null))
}
