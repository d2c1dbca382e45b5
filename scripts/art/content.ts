import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatorProfileRecord } from '../../src/content/creators/profile-types'
import type { OrganizationProfileRecord } from '../../src/content/organizations/profile-types'
import type { TournamentDraw } from '../../src/content/tournaments/types'

const content = join(import.meta.dirname, '../../src/content')

/** The profiles of all organizations, by the id of the organization. */
export const loadShowcases = () => loadFolder<OrganizationProfileRecord>('organizations/profiles', 'profile')

/** The profiles of all creators, by the id of the creator. */
export const loadCreatorProfiles = () => loadFolder<CreatorProfileRecord>('creators/profiles', 'profile')

/** Who plays in which tournament, by game. */
export const loadFields = () => loadFolder<readonly TournamentDraw[]>('tournaments/draws', 'draws')

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
