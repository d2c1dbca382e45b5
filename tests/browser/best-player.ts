import type { Page } from 'playwright-core'
import { samplePlayers } from './sample-players'

const [best] = samplePlayers
if (!best) throw new Error('There are no sample players.')

/** The first player in every list. */
export const bestPlayer = best

/** Opens a player's profile, and waits for the name. */
export async function openProfile(page: Page, id: string, search = ''): Promise<void> {
  await page.goto(`/players/profile/${id}${search}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
