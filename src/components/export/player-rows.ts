import type { ListPlayersParams } from '@akhada/contract/generated/models'
import { listPlayers } from '~/api/generated/players'
import { toPlayersPage } from '~/api/player'
import { siteUrl } from '~/lib/brand'
import type { CsvRow } from '~/lib/csv'
import { parseDollars } from '~/rules/career'
import { maxRows } from './max-rows'

/** The most players that the API returns at once. */
const limit = 100

interface Options {
  signal: AbortSignal
  onProgress: (count: number) => void
}

/** Loads the players of a list, page by page. Rejects as soon as one page fails, or when the signal aborts. */
export async function loadPlayerRows(params: ListPlayersParams, { signal, onProgress }: Options): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for (let page = 1, pages = 1; page <= pages && rows.length < maxRows; page += 1) {
    const response = await listPlayers({ ...params, limit, page }, { signal })
    // An empty page is the last one, whatever the number of pages says.
    pages = response.players.length > 0 ? response.pages : 0
    for (const [index, player] of toPlayersPage(response).records.entries()) {
      if (!player) continue
      rows.push({
        rank: (page - 1) * limit + index + 1,
        name: player.name,
        realName: player.realName,
        inGameName: player.inGameName,
        game: player.game,
        team: player.team,
        country: player.country,
        tier: player.tier,
        status: player.status,
        earnings: player.earnings,
        earningsUsd: parseDollars(player.earnings),
        achievements: player.achievements.length,
        likes: player.likes,
        profile: `${siteUrl}/players/profile/${encodeURIComponent(player.id)}`,
      })
    }
    onProgress(Math.min(rows.length, maxRows))
  }
  return rows.slice(0, maxRows)
}
