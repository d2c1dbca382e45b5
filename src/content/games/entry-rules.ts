import type { GameId } from '@akhada/sample-world/games/names'

interface EntryRules {
  /** Who an entry is for. */
  roster: string
  fairPlay: string
}

const pcFairPlay = 'The game’s own anti-cheat runs on every machine; demos are kept for 30 days.'
const phoneFairPlay = 'Phones only: no tablets, emulators or triggers. Screens are recorded.'
const fiveAside: EntryRules = { roster: 'Five players, one substitute', fairPlay: pcFairPlay }
const phoneSquad: EntryRules = { roster: 'Four players, one substitute', fairPlay: phoneFairPlay }
const trio: EntryRules = { roster: 'Three players, one substitute', fairPlay: pcFairPlay }

const rules: Record<GameId, EntryRules> = {
  valorant: fiveAside,
  lol: fiveAside,
  cs2: fiveAside,
  dota2: fiveAside,
  apex: trio,
  fortnite: trio,
  bgmi: phoneSquad,
  freefire: phoneSquad,
}

/** What an entry needs in a game; of games without a page, nothing is known. */
export const entryRules = (gameId: GameId | null): EntryRules | null => gameId && rules[gameId]
