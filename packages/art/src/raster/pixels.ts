import { Resvg } from '@resvg/resvg-js'

/** A picture as rows of red, green, blue and alpha. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** A drawing in pixels, as wide as asked. */
export function rasterize(drawing: string, width: number): Pixels {
  const image = new Resvg(drawing, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  return { width: image.width, height: image.height, data: straight(image.pixels) }
}

/** The rasteriser multiplies colours by their alpha, which files do not. */
function straight(pixels: Uint8Array) {
  const data = new Uint8Array(pixels)
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 255
    if (alpha === 0 || alpha === 255) continue
    for (let channel = i; channel < i + 3; channel++)
      data[channel] = Math.min(255, Math.round(((data[channel] ?? 0) * 255) / alpha))
  }
  return data
}
