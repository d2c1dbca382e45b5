import { artUrl } from '@akhada/contract/art-url'

/** The portrait of a person, by real name: 4:5, with its background. */
export const portraitUrl = (name: string) => artUrl('portraits', name)

/** The same portrait without its background, for large heroes. */
export const portraitCutOutUrl = (name: string) => cutOutUrl(portraitUrl(name))

/** A person's picture without its background, if there is such a version: our portraits have one, photographs don't. */
export const cutOutUrl = (image: string) => (image.startsWith('/art/portraits/') ? `${image}#cut` : image)

/** The crest of an organization, team or organizer: square. */
export const crestUrl = (name: string) => artUrl('crests', name)

/** The logo of a sponsor or partner: square, in one colour. */
export const partnerLogoUrl = (name: string) => artUrl('partners', name)

/** A 16:9 scene by its id. */
export const sceneUrl = (id: string) => artUrl('scenes', id)

/** The 16:9 key image of a game, by game id. */
export const gameArtUrl = (gameId: string) => artUrl('games', gameId)

/** The wide banner of an organization, by name. */
export const bannerUrl = (name: string) => artUrl('banners', name)

/** A 3:2 picture of the careers gallery. */
export const galleryUrl = (id: string) => artUrl('gallery', id)

/** A drawing of one of the platform's features. */
export const featureUrl = (id: string) => artUrl('features', id)

/** A Devanagari word in outline, by its name in Latin letters (`packages/art/src/word-outlines.ts`). */
export const ghostWordUrl = (name: string) => artUrl('words', name)
