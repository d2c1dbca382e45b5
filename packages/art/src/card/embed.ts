import { Resvg } from '@resvg/resvg-js'

/** Where a picture lies in another one; it fills the place, and what stands over is cut off. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
  /** Which part stays when it is cut: 0 is the left or upper one, 1 the right or lower one. */
  keep?: readonly [x: number, y: number]
}

/** A picture of ours inside another one, in pixels: the rasteriser gives up on some that reach out of the drawing. */
export function embedded(picture: string, { x, y, width, height, keep: [keepX, keepY] = [0.5, 0.5] }: Place): string {
  const [w, h] = readSize(picture)
  const wide = Math.ceil(Math.max(width, (height * w) / h))
  const image = new Resvg(picture, { fitTo: { mode: 'width', value: wide }, font: { loadSystemFonts: false } }).render()
  const left = Math.round(x - (image.width - width) * keepX)
  const top = Math.round(y - (image.height - height) * keepY)
  const id = `at${[x, y, width, height].map(Math.round).join('-')}`
  return (
    `<clipPath id="${id}"><path d="M${x} ${y}h${width}v${height}h${-width}z"/></clipPath>` +
    `<g clip-path="url(#${id})"><image x="${left}" y="${top}" width="${image.width}" height="${image.height}" href="data:image/png;base64,${image.asPng().toString('base64')}"/></g>`
  )
}

/** Width and height of a picture in its own units. */
export function readSize(picture: string): readonly [width: number, height: number] {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(picture)?.[1] ?? '').split(' ').map(Number)
  return [width, height]
}

/** Whether a picture can be shown without its ground: portraits of ours can. */
export const isCutOut = (picture: string) => picture.includes('#cut:target .g')

/** A portrait without its ground. */
export const cutOut = (portrait: string) => portrait.replace('#cut:target .g', '.g')

/** A scene without its film grain, of which a small file would consist. */
export const smooth = (scene: string) => scene.replace(/<rect[^>]*fill="url\(#\w+n\)"[^>]*\/>/g, '')
