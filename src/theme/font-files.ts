/** The weights of each family that the product uses. */
export const fontWeights = { Rajdhani: [600, 700], Hind: [400, 500, 600] }

/**
 * The characters in each file of a font: those of the product's own texts, in as few bytes as possible; the other Latin letters and
 * signs of the families, for names from elsewhere; and Devanagari. The files don't overlap.
 */
export const unicodeRanges = {
  latin:
    'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00C9, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20B9, U+2212',
  'latin-ext':
    'U+00A1-00A8, U+00AA-00B6, U+00B8-00C8, U+00CA-00D6, U+00D8-00E8, U+00EA-017E, U+0192, U+01FC-01FF, U+0218-021B, U+02BC, U+02C6-02DD, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+201A, U+201E, U+2020, U+2039-203A, U+2044, U+20A8, U+20AC, U+20BA, U+20BD, U+2113, U+2122, U+2215',
  devanagari: 'U+0900-097F, U+200C-200D, U+25CC',
}

/** The URL of a font file. */
export const fontUrl = (family: string, script: string, weight: number): string =>
  `/fonts/${family.toLowerCase()}-${script}-${weight}.woff2`

/** Expands a CSS `unicode-range` to its characters: "U+0041-0043, U+20B9" → "ABC₹". */
export function listCharacters(unicodeRange: string): string {
  return unicodeRange
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}
