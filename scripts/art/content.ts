import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatorProfileRecord } from '../../src/content/creator-profiles'
import type { ShowcaseRecord } from '../../src/content/showcase-types'
import type { TournamentField } from '../../src/content/tournament-types'

const content = join(import.meta.dirname, '../../src/content')

/** The showcases of all organizations, by the id of the organization. */
export const loadShowcases = () => loadFolder<ShowcaseRecord>('showcases', 'showcase')

/** The profiles of all creators, by the id of the creator. */
export const loadCreatorProfiles = () => loadFolder<CreatorProfileRecord>('creator-profiles', 'profile')

/** Who plays in which tournament, by game. */
export const loadFields = () => loadFolder<readonly TournamentField[]>('tournaments', 'fields')

/** What every file of a folder of content exports under one name, by the file's id and in its order. */
async function loadFolder<T>(folder: string, exported: string): Promise<Map<string, T>> {
  const files = (await readdir(join(content, folder))).filter((file) => file.endsWith('.data.ts')).sort()
  const records = new Map<string, T>()
  for (const file of files) {
    const module: Record<string, T | undefined> = await import(join(content, folder, file))
    const record = module[exported]
    if (!record) throw new Error(`${folder}/${file} exports no ${exported}`)
    records.set(file.replace('.data.ts', ''), record)
  }
  return records
}
