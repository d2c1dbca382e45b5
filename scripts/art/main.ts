import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { slug } from '../../src/lib/art'
import { drawBanners } from './banners'
import { drawCards } from './card/cards'
import { bearers, people, sceneIds } from './cast'
import { drawCrests } from './crests'
import { drawFallback } from './fallback'
import { drawGallery } from './gallery/gallery'
import { drawGames } from './games'
import { drawHeroFigure } from './hero/figure'
import { drawIcons } from './icons'
import { drawPartnerMarks } from './partner-marks'
import { drawPeople } from './people'
import { drawScenes } from './scenes'
import { drawWords } from './words'

const root = join(import.meta.dirname, '../../public')

const pictures = new Map<string, string>([...drawWords(), ...drawPartnerMarks()])
for (const [name, drawing] of drawPeople(await people())) pictures.set(`portraits/${slug(name)}.svg`, drawing)
for (const [name, drawing] of drawCrests(await bearers())) pictures.set(`crests/${slug(name)}.svg`, drawing)
for (const [id, drawing] of drawScenes(sceneIds())) pictures.set(`scenes/${id}.svg`, drawing)
for (const [id, drawing] of drawGames()) pictures.set(`games/${id}.svg`, drawing)
for (const [name, drawing] of drawBanners()) pictures.set(`banners/${slug(name)}.svg`, drawing)
for (const [id, drawing] of drawGallery()) pictures.set(`gallery/${id}.svg`, drawing)
pictures.set('fallback.svg', drawFallback())
pictures.set('hero-figure.svg', drawHeroFigure())

const files = new Map<string, string | Buffer>(drawIcons())
for (const [path, drawing] of pictures) files.set(`art/${path}`, drawing)
for (const [page, png] of drawCards(pictures)) files.set(`og/${page}.png`, png)

for (const folder of ['art', 'icons', 'og']) await rm(join(root, folder), { recursive: true, force: true })
for (const [path, content] of files) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}
console.info(`${files.size} files`)
