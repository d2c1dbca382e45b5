import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { slug } from '../../src/lib/art'
import { drawBanners } from './banners'
import { bearers, people, sceneIds } from './cast'
import { drawCrests } from './crests'
import { drawFallback } from './fallback'
import { drawGallery } from './gallery/gallery'
import { drawGames } from './games'
import { drawHeroFigure } from './hero/figure'
import { drawPeople } from './people'
import { drawScenes } from './scenes'
import { drawWords } from './words'

const root = join(import.meta.dirname, '../../public/art')

const files = new Map<string, string>(drawWords())
for (const [name, drawing] of drawPeople(await people())) files.set(`portraits/${slug(name)}.svg`, drawing)
for (const [name, drawing] of drawCrests(await bearers())) files.set(`crests/${slug(name)}.svg`, drawing)
for (const [id, drawing] of drawScenes(sceneIds())) files.set(`scenes/${id}.svg`, drawing)
for (const [id, drawing] of drawGames()) files.set(`games/${id}.svg`, drawing)
for (const [name, drawing] of drawBanners()) files.set(`banners/${slug(name)}.svg`, drawing)
for (const [id, drawing] of drawGallery()) files.set(`gallery/${id}.svg`, drawing)
files.set('fallback.svg', drawFallback())
files.set('hero-figure.svg', drawHeroFigure())

for (const folder of ['words', 'portraits', 'crests', 'scenes', 'games', 'banners', 'gallery'])
  await rm(join(root, folder), { recursive: true, force: true })
for (const [path, drawing] of files) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), drawing)
}
console.info(`${files.size} pictures`)
