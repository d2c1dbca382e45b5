import { fontUrl, fontWeights, unicodeRanges } from './font-files'

/** The `@font-face` rules of both families. They are apart from the other styles, because pages apply them late (`src/page-load/inline-scripts.ts`). */
export const fontFaces = Object.entries(fontWeights)
  .flatMap(([family, weights]) =>
    Object.entries(unicodeRanges).flatMap(([script, unicodeRange]) =>
      weights.map(
        (weight) =>
          `@font-face{font-family:${family};font-weight:${weight};font-display:swap;` +
          `src:url(${fontUrl(family, script, weight)})format("woff2");unicode-range:${unicodeRange.replaceAll(', ', ',')}}`,
      ),
    ),
  )
  .join('')

/** The fonts that every page uses, applied together so that the page is laid out again only once. */
export const pageFonts = [
  fontUrl('Rajdhani', 'latin', 700),
  fontUrl('Rajdhani', 'latin', 600),
  fontUrl('Hind', 'latin', 400),
  fontUrl('Hind', 'latin', 600),
]
