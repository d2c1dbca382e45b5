import { slug } from '../../src/lib/art'
import { drawBanners } from './banners'
import { bearers, people, sceneIds } from './cast'
import { drawCrests } from './crests'
import { drawFallback } from './fallback'
import { drawGallery } from './gallery/gallery'
import { drawGames } from './games'
import { drawHeroFigure } from './hero/figure'
import { drawPartnerMarks } from './partner-marks'
import { drawPeople } from './people'
import { drawScenes } from './scenes'
import { drawWords } from './words'

/** All drawings that pages show, by their paths under `public/art`. */
export async function drawPictures(): Promise<Map<string, string>> {
  const pictures = new Map<string, string>([...drawWords(), ...drawPartnerMarks()])
  const add = (folder: string, drawings: ReadonlyMap<string, string>) => {
    for (const [name, drawing] of drawings) pictures.set(`${folder}/${slug(name)}.svg`, drawing)
  }
  add('portraits', drawPeople(await people()))
  add('crests', drawCrests(await bearers()))
  add('scenes', drawScenes(sceneIds()))
  add('games', drawGames())
  add('banners', drawBanners())
  add('gallery', drawGallery())
  pictures.set('fallback.svg', drawFallback())
  pictures.set('hero-figure.svg', drawHeroFigure())
  return pictures
}
