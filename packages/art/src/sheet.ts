import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { embedded, readSize } from './card/embed'
import { ink } from './manifest'
import { encodePng } from './raster/png'
import { output } from './record'
import { filled, svg } from './svg'

/** Draws the contact sheet of the README, and all pictures at the sizes in which pages show them into the temporary folder. */

interface Cell {
  drawing: string
  width: number
}

/** How many pictures of a folder the README shows, and how wide. */
const selection = [
  { folder: 'portraits', count: 24, width: 125 },
  { folder: 'crests', count: 24, width: 125 },
  { folder: 'scenes', count: 8, width: 391 },
  { folder: 'games', count: 4, width: 391 },
  { folder: 'banners', count: 4, width: 391 },
  { folder: 'gallery', count: 4, width: 391 },
]
/** How many pictures of a width are on one sheet. */
const pageSizes = [
  { width: 40, count: 400 },
  { width: 120, count: 130 },
  { width: 480, count: 21 },
]
const sheetWidth = 1604
const gap = 8

const listCells = (folder: string, width: number): Cell[] =>
  globSync(join(output, 'art', folder, '*.svg'))
    .sort()
    .map((file) => ({ drawing: readFileSync(file, 'utf8'), width }))

/** Pictures in rows, as an SVG. */
function sheet(cells: readonly Cell[]): string {
  let [x, y, rowHeight, body] = [gap, gap, 0, '']
  for (const { drawing, width } of cells) {
    const [ownWidth, ownHeight] = readSize(drawing)
    const height = Math.round((width * ownHeight) / ownWidth)
    if (x + width > sheetWidth) [x, y, rowHeight] = [gap, y + rowHeight + gap, 0]
    body += embedded(drawing, { x, y, width, height })
    x += width + gap
    rowHeight = Math.max(rowHeight, height)
  }
  const height = y + rowHeight + gap
  return svg(sheetWidth, height, filled(`M0 0h${sheetWidth}v${height}H0z`, ink[950]) + body)
}

const folder = join(tmpdir(), 'akhada-sheets')
await mkdir(folder, { recursive: true })
for (const { folder: name } of selection) {
  for (const { width, count } of pageSizes) {
    const cells = listCells(name, width)
    for (let from = 0; from < cells.length; from += count) {
      const png = new Resvg(sheet(cells.slice(from, from + count))).render().asPng()
      await writeFile(join(folder, `${name}-${width}-${from / count + 1}.png`), png)
    }
  }
}
console.info(folder)

const selected = selection.flatMap(({ folder, count, width }) => listCells(folder, width).slice(0, count))
await writeFile(join(import.meta.dirname, '../contact-sheet.png'), encodePng(sheet(selected), sheetWidth, 900_000))
