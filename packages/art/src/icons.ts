import { octagon } from './card/octagon'
import { hue, ink, manifest } from './manifest'
import { INK, mix } from './palette'
import { tenth } from './path'
import { lattice } from './patterns'
import { encodeIco } from './raster/ico'
import { encodePng } from './raster/png'
import { filled, linear, svg, text } from './svg'

/** How the mark stands in its square. */
interface Standing {
  ground: 'octagon' | 'square'
  /** How large the mark is: what a system may cut off stays empty. */
  scale: number
}

const { brand } = manifest
const side = 512
const largest = 20_000

/** Favicon, icons of the installed app and its manifest, by their paths under `public`. */
export function drawIcons(): Map<string, string | Buffer> {
  const free = icon({ ground: 'octagon', scale: 1 })
  const whole = icon({ ground: 'square', scale: 0.96 })
  const maskable = icon({ ground: 'square', scale: 0.84 })
  return new Map<string, string | Buffer>([
    ['favicon.svg', mark()],
    ['favicon.ico', encodeIco([16, 32, 48].map((size) => encodePng(mark(), size, largest)))],
    ['icons/apple-touch-icon.png', encodePng(whole, 180, largest)],
    ['icons/icon-192.png', encodePng(free, 192, largest)],
    ['icons/icon-512.png', encodePng(free, 512, largest)],
    ['icons/maskable-192.png', encodePng(maskable, 192, largest)],
    ['icons/maskable-512.png', encodePng(maskable, 512, largest)],
    ['manifest.webmanifest', webManifest()],
  ])
}

/** The first letter of the name, hung from the line, in the pit: with nothing that 16 pixels cannot show. */
const mark = () => svg(side, side, filled(octagon(256, 256, 256), ink[950]) + letter(1.12))

/** The mark before the lattice, lit from above. */
function icon({ ground, scale }: Standing) {
  const shape = ground === 'octagon' ? octagon(256, 256, 256) : `M0 0h${side}v${side}H0z`
  const defs =
    lattice('l', 'star8', hue.saffron, { scale: 2.4, width: 1.4, opacity: 0.18 }) +
    linear('g', 0, 0, 0, side, [
      [0, mix(INK, hue.earth, 0.9)],
      [1, ink[950]],
    ])
  return svg(side, side, filled(shape, 'url(#g)') + filled(shape, 'url(#l)') + letter(scale), defs)
}

function letter(scale: number) {
  const at = (value: number) => tenth(256 + (value - 256) * scale)
  const { d } = text(brand.name.charAt(0), 256, +at(412), 400 * scale, { anchor: 'middle' })
  const bar = `M${at(108)} ${at(108)}H${at(428)}L${at(382)} ${at(154)}H${at(108)}z`
  return filled(bar, hue.saffron) + filled(d, hue.bone)
}

function webManifest() {
  const png = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  // `npm run screenshots` takes them of the app.
  const screenshot = (name: string, shape: 'wide' | 'narrow', label: string) => ({
    src: `/screenshots/${name}-${shape}.jpg`,
    sizes: shape === 'wide' ? '1280x800' : '780x1688',
    type: 'image/jpeg',
    form_factor: shape,
    label,
  })
  const content = {
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'en-IN',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['sports', 'games', 'news'],
    background_color: ink[950],
    theme_color: ink[950],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].flatMap((size) => [png('icon', size, 'any'), png('maskable', size, 'maskable')]),
    ],
    screenshots: [
      screenshot('home', 'wide', `${brand.name}, the home of Indian esports`),
      screenshot('game', 'wide', 'A game with its tournaments and teams'),
      screenshot('home', 'narrow', `${brand.name}, the home of Indian esports`),
      screenshot('players', 'narrow', 'Players by game, team and tier'),
      screenshot('tournament', 'narrow', 'A tournament with its bracket'),
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
