/** Urls of the generated pictures (`npm run art` writes them under public/art): relative, so that any host can serve them. */

/** Lower-case ASCII words of a name joined by dashes: "Rohan D'Souza" → "rohan-dsouza". */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The portrait of a person, by real name: 4:5, with its ground. */
export const portrait = (name: string) => `/art/portraits/${slug(name)}.svg`

/** The same portrait without its ground, for large heroes. */
export const portraitCutOut = (name: string) => `${portrait(name)}#cut`

/** The crest of an organization, team, sponsor, partner or organizer: square. */
export const crest = (name: string) => `/art/crests/${slug(name)}.svg`

/** A 16:9 scene by its id. */
export const scene = (id: string) => `/art/scenes/${id}.svg`

/** The 16:9 key image of a game, by game id. */
export const gameArt = (gameId: string) => `/art/games/${gameId}.svg`

/** The wide banner of an organization, by name. */
export const banner = (name: string) => `/art/banners/${slug(name)}.svg`

/** A 3:2 picture of the careers gallery. */
export const gallery = (id: string) => `/art/gallery/${id}.svg`

/** A Devanagari word in outline, by its name in Latin letters (`scripts/art/word-outlines.ts`). */
export const ghostWord = (name: string) => `/art/words/${name}.svg`

/** The dark lattice shown in place of a picture that failed to load. */
export const fallbackArt = '/art/fallback.svg'
