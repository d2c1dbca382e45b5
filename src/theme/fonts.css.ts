import { globalFontFace } from '@vanilla-extract/css'

const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext': 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F',
  devanagari: 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+20B9, U+25CC, U+A830-A839, U+A8E0-A8FF',
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

// The stand-ins take as much room as the fonts they stand in for (mean letter widths measured), so that nothing moves when those arrive.
globalFontFace('Rajdhani Fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Roboto Bold"), local("Helvetica Bold")',
  fontWeight: '600 700',
  sizeAdjust: '77.05%',
  ascentOverride: '120.7%',
  descentOverride: '44.9%',
  lineGapOverride: '0%',
})
globalFontFace('Hind Fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Roboto"), local("Helvetica")',
  fontWeight: '400 600',
  sizeAdjust: '97.71%',
  ascentOverride: '108%',
  descentOverride: '55.9%',
  lineGapOverride: '0%',
})

/** The two fonts of the first screenful, fetched before the page asks for them. */
export const preloadedFonts = [fontUrl('Rajdhani', 'latin', 700), fontUrl('Hind', 'latin', 400)]
