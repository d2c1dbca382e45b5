import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawCards } from './card/cards'
import { drawIcons } from './icons'
import { drawPictures } from './pictures'

/** Writes every picture of the product, its icons and its share cards; what stood there before goes. */
const root = join(import.meta.dirname, '../../public')

const pictures = await drawPictures()
const files = new Map<string, string | Buffer>(drawIcons())
for (const [path, drawing] of pictures) files.set(`art/${path}`, drawing)
for (const [page, png] of drawCards(pictures)) files.set(`og/${page}.png`, png)

for (const folder of ['art', 'icons', 'og']) await rm(join(root, folder), { recursive: true, force: true })
for (const [path, content] of files) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}
console.info(`${files.size} files`)
