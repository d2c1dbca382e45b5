import type { GameId } from '@akhada/sample-world/games/names'

interface EntryRules {
  /** How many players make an entry. */
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

/** The rules for an entry in a game; null for games without a page. */
export const findEntryRules = (gameId: GameId | null): EntryRules | null => gameId && rules[gameId]
