import type { QueryClient } from '@tanstack/react-query'
import { getGetPlayerQueryOptions } from '~/api/generated/players'
import { isUnknownPlayer } from '~/api/is-unknown-player'
import { isRecord } from '~/lib/is-record'
import { findRecord, storeRecords } from './records'

/** Milliseconds for which a stored record is not requested again. */
const fresh = 24 * 60 * 60_000

/** Stores the records of players who are followed, one request after the other; gives the URLs of their pictures. */
export async function storeFollowedPlayers(queryClient: QueryClient, ids: readonly string[]): Promise<string[]> {
  const pictures: string[] = []
  for (const id of ids) {
    const { queryKey } = getGetPlayerQueryOptions(id)
    const last = await findRecord(queryKey)
    if (!last || Date.now() - last.updatedAt > fresh) await storePlayer(queryClient, id, ids)
    const data = (await findRecord(queryKey))?.data
    // As the early request takes them: a page would load no other pictures.
    if (isRecord(data) && typeof data.image === 'string' && /^(https:\/)?\/[^/]/.test(data.image))
      pictures.push(data.image)
  }
  return pictures
}

async function storePlayer(queryClient: QueryClient, id: string, followed: readonly string[]): Promise<void> {
  const options = getGetPlayerQueryOptions(id)
  const store = (data: unknown) => storeRecords([{ queryKey: options.queryKey, data, updatedAt: Date.now() }], followed)
  try {
    await store(await queryClient.query(options))
  } catch (error) {
    // Without a connection the last record stays; that the server does not know a player is stored, too.
    if (isUnknownPlayer(error)) await store(null)
  }
}
