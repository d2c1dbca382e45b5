import { openEmbedded } from '@akhada/server/db/database'
import { afterTests, seededFolder } from './temporary-folders'

/** Opens an embedded database on a new folder, migrated and seeded; it closes after the file's tests. */
export async function openSeededDatabase(): ReturnType<typeof openEmbedded> {
  const database = await openEmbedded(seededFolder())
  afterTests(database.close)
  return database
}
