import { manifest, toneRamps } from '../manifest'
import type { Manifest } from '../manifest-schema'
import { encodePng } from '../raster/png'
import { card, type Picture } from './card'
import { fontLettering } from './lettering'
import { champion, crests, faces, person, type Shown, scene, trio, word } from './pictures'
import { drawPlayerCard, largestCard } from './player-card'

type CardPicture = Manifest['cards'][number]['picture']

/** Which part of a picture, 0 to 1 from the left, a card shows free of its words; of the others it is the middle. */
const focus: Record<string, number> = {
  'games/valorant': 0.78,
  'games/cs2': 0.38,
  'games/dota2': 0.65,
  'games/apex': 0.4,
  'games/fortnite': 0.57,
  'games/bgmi': 0.53,
  'games/freefire': 0.42,
  'gallery/strategy': 0.6,
  'gallery/diwali': 0.75,
  'scenes/city': 0.62,
  'scenes/coast': 0.72,
  'scenes/corridor': 0.75,
  'scenes/desert': 0.72,
  'scenes/fort': 0.6,
  'scenes/harbour': 0.75,
  'scenes/hills': 0.7,
  'scenes/island': 0.6,
  'scenes/mobile': 0.6,
  'scenes/monsters': 0.75,
  'scenes/river': 0.74,
  'scenes/skyline': 0.68,
}
/** Every banner has its emblem at the same place. */
const bannerFocus = 0.706

const tones = new Map(manifest.people.map(({ id, tone }) => [id, tone]))

/** The share cards as PNG, by id: `pictures` are by path under `public/art`, `font` sets players' names. */
export function drawCards(pictures: ReadonlyMap<string, string>, font: Uint8Array): Map<string, Buffer> {
  const letters = fontLettering(font)
  const find = (url: string) => pictures.get(url.replace('/art/', ''))
  return new Map([
    ...manifest.cards.map(({ id, picture, ...words }): [string, Buffer] => [
      id,
      encodePng(card({ ...words, picture: drawPicture(picture, pictures) }), 1200, largestCard),
    ]),
    ...manifest.players.map((player): [string, Buffer] => [
      `player-${player._id}`,
      drawPlayerCard(player, letters, find),
    ]),
  ])
}

function drawPicture(picture: CardPicture, pictures: ReadonlyMap<string, string>): Picture {
  const drawn = (path: string) => {
    const drawing = pictures.get(`${path}.svg`)
    if (drawing === undefined) throw new Error(`A share card shows ${path}, which is not drawn`)
    return drawing
  }
  const shown = (id: string): Shown => ({
    ramp: toneRamps[tones.get(id) ?? 'saffron'],
    portrait: drawn(`portraits/${id}`),
  })
  switch (picture.kind) {
    case 'champion':
      return champion(drawn('hero-figure'))
    case 'word':
      return word(picture.word)
    case 'portrait':
      return person(shown(picture.portrait))
    case 'trio': {
      const [first, second, third] = picture.portraits
      return trio([shown(first), shown(second), shown(third)])
    }
    case 'portraits':
      return faces(picture.portraits.map(shown))
    case 'crests':
      return crests(picture.crests.map((id) => drawn(`${picture.folder}/${id}`)))
    case 'picture': {
      const path = `${picture.folder}/${picture.picture}`
      return scene(drawn(path), picture.folder === 'banners' ? bannerFocus : focus[path], picture.titleWidth)
    }
  }
}
