import { globalFontFace } from '@vanilla-extract/css'

const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext': 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F',
  // Without the rupee sign, which `latin-ext` has too, at an eighth of the size.
  devanagari: 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF',
}

const weights = { Rajdhani: [600, 700], Hind: [400, 500, 600] }

const fontUrl = (family: string, script: string, weight: number) =>
  `/fonts/${family.toLowerCase()}-${script}-${weight}-normal.woff2`

for (const [family, ofFamily] of Object.entries(weights)) {
  for (const [script, unicodeRange] of Object.entries(ranges)) {
    globalFontFace(
      family,
      ofFamily.map((fontWeight) => ({
        src: `url(${fontUrl(family, script, fontWeight)}) format("woff2")`,
        fontWeight,
        fontDisplay: 'swap',
        unicodeRange,
      })),
    )
  }
}

/** Em heights of the two families, which their stand-ins take on. */
const heights = { Rajdhani: { ascent: 0.93, descent: 0.346 }, Hind: { ascent: 1.0553, descent: 0.5462 } }

/** What stands in for them on which systems, and how wide they are beside it (mean letter widths measured: capitals, and running text). */
const standIns = [
  { local: 'Arial', aliases: ['Liberation Sans'], Rajdhani: 0.7726, Hind: 0.9674 },
  { local: 'Roboto', aliases: [], Rajdhani: 0.8348, Hind: 0.9712 },
  { local: 'DejaVu Sans', aliases: [], Rajdhani: 0.6964, Hind: 0.8477 },
]

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Takes as much room as the family that it stands in for, so that nothing moves when that arrives. */
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

/** The font stacks of both families. */
export const displayStack = ['Rajdhani', ...standIns.map((font) => standInFor('Rajdhani', font)), 'sans-serif'].join(
  ', ',
)
export const bodyStack = ['Hind', ...standIns.map((font) => standInFor('Hind', font)), 'sans-serif'].join(', ')

/** The two fonts of the first screenful, fetched before the page asks for them. */
export const preloadedFonts = [fontUrl('Rajdhani', 'latin', 700), fontUrl('Hind', 'latin', 400)]
