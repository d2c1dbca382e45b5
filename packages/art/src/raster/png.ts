import { crc32, deflateSync } from 'node:zlib'
import { rasterize } from './pixels'
import { type Indexed, quantise } from './quantise'

/** The fewer colours, the smaller the file. */
const sizes = [256, 192, 144, 112, 88, 72, 60, 50, 42, 36, 30, 24]

/** A drawing as a PNG in as many colours as fit into so many bytes. */
export function encodePng(drawing: string, width: number, bytes: number): Buffer {
  const pixels = rasterize(drawing, width)
  for (const size of sizes) {
    const png = encoded(quantise(pixels, size))
    if (png.length < bytes) return png
  }
  throw new Error(`A drawing of ${width} pixels does not fit into ${bytes} bytes`)
}

function encoded({ width, height, palette, indices }: Indexed): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per pixel, each the number of a colour.
  header.set([8, 3, 0, 0, 0], 8)
  // Every row begins with its filter: none, which suits numbers of colours.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const alphas = palette.map(([, , , alpha = 255]) => alpha)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    ...(alphas.every((alpha) => alpha === 255) ? [] : [chunk('tRNS', Buffer.from(alphas))]),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(name, 'ascii'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
