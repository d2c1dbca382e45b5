/** Square PNGs of different sizes, up to 255 pixels, in one file, as browsers ask for it unbidden at `/favicon.ico`. */
export function encodeIco(pngs: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pngs.length, 4)
  let offset = head.length + pngs.length * 16
  const entries = pngs.map((png) => {
    const entry = Buffer.alloc(16)
    // Width and height, as the PNG itself says them.
    entry.writeUInt8(png.readUInt32BE(16), 0)
    entry.writeUInt8(png.readUInt32BE(20), 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...pngs])
}
