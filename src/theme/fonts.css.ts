import { globalFontFace } from '@vanilla-extract/css'

/** Ascent and descent of the two families, in em; their fallbacks adopt them. */
const heights = { Rajdhani: { ascent: 0.93, descent: 0.346 }, Hind: { ascent: 1.0553, descent: 0.5462 } }

/** Fallback fonts by system, and how wide the web fonts are in comparison (measured mean letter widths: capitals, and running text). */
const standIns = [
  { local: 'Arial', aliases: ['Liberation Sans'], Rajdhani: 0.7726, Hind: 0.9674 },
  { local: 'Roboto', aliases: [], Rajdhani: 0.8348, Hind: 0.9712 },
  { local: 'DejaVu Sans', aliases: [], Rajdhani: 0.6964, Hind: 0.8477 },
]

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** A fallback as large as the web font, so that nothing shifts when the web font loads. */
function standInFor(family: 'Rajdhani' | 'Hind', { local, aliases, ...widths }: (typeof standIns)[number]): string {
  const name = `${family} as ${local}`
  const weight = family === 'Rajdhani' ? ' Bold' : ''
  globalFontFace(name, {
    src: [local, ...aliases].map((font) => `local("${font}${weight}")`).join(', '),
    fontWeight: family === 'Rajdhani' ? '600 700' : '400 600',
    sizeAdjust: percent(widths[family]),
    ascentOverride: percent(heights[family].ascent / widths[family]),
    descentOverride: percent(heights[family].descent / widths[family]),
    lineGapOverride: '0%',
  })
  return `"${name}"`
}

export const displayStack = ['Rajdhani', ...standIns.map((font) => standInFor('Rajdhani', font)), 'sans-serif'].join(
  ', ',
)
export const bodyStack = ['Hind', ...standIns.map((font) => standInFor('Hind', font)), 'sans-serif'].join(', ')
