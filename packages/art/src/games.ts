import { manifest } from './manifest'
import { arena } from './poster/arena'
import { drop } from './poster/drop'
import { desert, fort, hills } from './poster/land-dry'
import { mobile } from './poster/mobile'
import { poster } from './poster/poster'
import { stadium } from './poster/stadium'
import { tactical } from './poster/tactical'
import { makeMood, type Stage } from './scene/stage'

/** What stands for each game: what is done in it, never a sign of its maker. */
const scenes: Record<string, (c: Stage) => string> = {
  valorant: tactical,
  lol: (c) => stadium(c, 'peacock'),
  cs2: (c) => desert(c, 'reticle'),
  dota2: arena,
  apex: (c) => hills(c, 'rocket'),
  fortnite: (c) => fort(c, 'bolt'),
  bgmi: drop,
  freefire: mobile,
}

/** The hue of the sky over all games. */
const night = '#5a1a80'

/** The key images of all games by id, in the colours of their cards. */
export function drawGames(): Map<string, string> {
  return new Map(
    manifest.games.map(({ id, colour }) => {
      const draw = scenes[id]
      if (!draw) throw new Error(`No key image is designed for the game "${id}"`)
      return [id, poster(`game ${id}`, { draw, mood: makeMood(colour, night) })]
    }),
  )
}
