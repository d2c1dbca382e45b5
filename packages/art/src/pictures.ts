import { drawBanners } from './banners'
import { drawCrests } from './crests'
import { drawFallback } from './fallback'
import { drawFeatures } from './features'
import { drawGallery } from './gallery/gallery'
import { drawGames } from './games'
import { drawHeroFigure } from './hero/figure'
import { drawPartnerMarks } from './partner-marks'
import { drawPeople } from './people'
import { drawScenes } from './scenes'
import { drawWords } from './words'

/** All drawings that pages show, by their paths under `public/art`. */
export function drawPictures(): Map<string, string> {
  const pictures = new Map<string, string>([...drawWords(), ...drawPartnerMarks()])
  const add = (folder: string, drawings: ReadonlyMap<string, string>) => {
    for (const [id, drawing] of drawings) pictures.set(`${folder}/${id}.svg`, drawing)
  }
  add('portraits', drawPeople())
  add('crests', drawCrests())
  add('scenes', drawScenes())
  add('games', drawGames())
  add('banners', drawBanners())
  add('gallery', drawGallery())
  add('features', drawFeatures())
  pictures.set('fallback.svg', drawFallback())
  pictures.set('hero-figure.svg', drawHeroFigure())
  return pictures
}
