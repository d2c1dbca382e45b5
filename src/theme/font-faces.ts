import { fontUrl, fontWeights, unicodeRanges } from './font-files'

/** The `@font-face` rules for the given weights of each family, without characters that HTML would escape. */
export const writeFontFaces = (weightsOf: Record<string, readonly number[]>): string =>
  Object.entries(weightsOf)
    .flatMap(([family, weights]) =>
      Object.entries(unicodeRanges).flatMap(([script, unicodeRange]) =>
        weights.map(
          (weight) =>
            `@font-face{font-family:${family};font-weight:${weight};font-display:swap;` +
            `src:url(${fontUrl(family, script, weight)});unicode-range:${unicodeRange.replaceAll(', ', ',')}}`,
        ),
      ),
    )
    .join('')

/** The rules of both families, for all pages of the app. Narrow screens apply them late (`src/page-load/inline-script.ts`). */
export const fontFaces = writeFontFaces(fontWeights)

export const pageFonts = [
  fontUrl('Rajdhani', 'latin', 700),
  fontUrl('Rajdhani', 'latin', 600),
  fontUrl('Hind', 'latin', 400),
  fontUrl('Hind', 'latin', 600),
]
