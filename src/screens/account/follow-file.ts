import { downloadFile } from '~/lib/download-file'
import { isRecord } from '~/lib/is-record'
import { distinct, type Follow, isSame, readFollows, toFollows } from '~/session/follows'
import { type Stored, storeFollows } from '~/session/store-follows'

/** A list of a thousand names has some 100 kB. */
const maxBytes = 1_000_000

/** Downloads all that is followed and saved as a file, for another browser. */
export function exportFollows(): void {
  const content = JSON.stringify({ version: 1, follows: readFollows() }, null, 2)
  downloadFile('akhada-follows.json', 'application/json', `${content}\n`)
}

/** What came of a file: how many entries were added and how many were there already, or why there are none. */
type Imported = { result: Stored; added: number; known: number } | { result: 'unreadable' }

/** Adds the entries of a file to what is followed. */
export async function importFollows(file: File): Promise<Imported> {
  const follows = file.size > maxBytes ? [] : parseFollowFile(await file.text())
  if (follows.length === 0) return { result: 'unreadable' }
  const before = readFollows()
  const added = follows.filter((follow) => !before.some((each) => isSame(each, follow)))
  const result = added.length > 0 ? storeFollows([...before, ...added]) : 'stored'
  return { result, added: added.length, known: follows.length - added.length }
}

/** The entries of a file that can be read, each once; none of a text that is no such file. */
export function parseFollowFile(text: string): Follow[] {
  try {
    const content: unknown = JSON.parse(text)
    return distinct(toFollows(isRecord(content) ? content.follows : null))
  } catch {
    return []
  }
}
