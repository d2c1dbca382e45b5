import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** The folder of the committed pictures. */
export const pictureFolder = join(import.meta.dirname, 'pictures')
/** The folder for failed pictures and their differences. */
export const failureFolder = join(pictureFolder, 'failed')

/** Compares a picture with the committed one and describes the difference, if any. `npm run pictures` replaces the committed one instead. */
export function compareWithCommitted(name: string, taken: PNG): string | undefined {
  const file = join(pictureFolder, `${name}.png`)
  if (process.env.RENEW_PICTURES) {
    write(file, taken)
    return undefined
  }
  if (!existsSync(file)) return `${name} is not committed yet: npm run pictures`
  const committed = PNG.sync.read(readFileSync(file))
  for (const what of ['now', 'difference']) rmSync(join(failureFolder, `${name}-${what}.png`), { force: true })
  if (committed.data.equals(taken.data) && committed.width === taken.width) return undefined

  const { width, height } = committed
  const writeTaken = () => write(join(failureFolder, `${name}-now.png`), taken)
  if (width !== taken.width || height !== taken.height) {
    writeTaken()
    return `${name} is ${taken.width}×${taken.height}, not ${width}×${height}`
  }
  const difference = new PNG({ width, height })
  // Processors round gradients differently, so a colour may be one of the 32 levels off.
  const pixels = pixelmatch(committed.data, taken.data, difference.data, width, height, {
    threshold: 0.035,
    includeAA: true,
  })
  if (pixels === 0) return undefined
  writeTaken()
  write(join(failureFolder, `${name}-difference.png`), difference)
  return `${name} differs in ${pixels} pixels: ${join(failureFolder, name)}-difference.png`
}

/** 32 levels of each colour instead of 256: gradients take half the bytes. */
export function withFewerColours(picture: PNG): PNG {
  const { buffer, byteOffset, length } = picture.data
  const pixels = new Uint32Array(buffer, byteOffset, length / 4)
  // The last byte of a pixel is its opacity, and the highest byte of the number.
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (pixels[index] ?? 0) & 0xff_f8_f8_f8
  return picture
}

function write(file: string, picture: PNG): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 }))
}
