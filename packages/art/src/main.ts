import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawCards } from './card/cards'
import { drawIcons } from './icons'
import { drawPictures } from './pictures'
import { fontFile, output, writeRecord } from './record'

/** Draws every picture, icon and share card of the manifest into the app's `public`, in place of those of the last run. */
const pictures = drawPictures()
const files = new Map<string, string | Buffer>(drawIcons())
for (const [path, drawing] of pictures) files.set(`art/${path}`, drawing)
for (const [id, png] of drawCards(pictures, await readFile(fontFile))) files.set(`og/${id}.png`, png)

for (const folder of ['art', 'icons', 'og']) await rm(join(output, folder), { recursive: true, force: true })
for (const [path, content] of files) {
  await mkdir(dirname(join(output, path)), { recursive: true })
  await writeFile(join(output, path), content)
}
await writeRecord()
console.info(`${files.size} files`)
