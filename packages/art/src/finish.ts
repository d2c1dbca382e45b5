import { optimize } from 'svgo'
import { compact } from './compact'

interface Precision {
  /** Whole numbers count in parts of a unit. */
  scale?: number
  /** How far a simplified curve may leave the drawn one, in units. */
  tolerance?: number
}

/** A drawing as it is committed: scaled, its curves simplified and written as short as SVGO can. */
export function finish(drawing: string, { scale = 2, tolerance = 0.45 }: Precision = {}): string {
  return withAlphaInHex(optimised(compact(drawing, scale, tolerance)))
}

function optimised(drawing: string) {
  return optimize(drawing, {
    multipass: true,
    plugins: [
      'removeComments',
      { name: 'convertColors', params: { shorthex: true } },
      'collapseGroups',
      'moveGroupAttrsToElems',
      { name: 'convertPathData', params: { floatPrecision: 0, transformPrecision: 4, convertToQ: true } },
      { name: 'mergePaths', params: { floatPrecision: 0 } },
      { name: 'convertTransform', params: { floatPrecision: 2 } },
      { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
      'removeEmptyContainers',
      'removeUnusedNS',
      'sortAttrs',
    ],
  }).data
}

/** `#rrggbb` and an opacity as `#rrggbbaa`: shorter. */
function withAlphaInHex(drawing: string) {
  return drawing
    .replace(
      /<stop([^>]*?) stop-color="(#[0-9a-fA-F]{3,6})"([^>]*?) stop-opacity="([\d.]+)"/g,
      (_, before: string, colour: string, between: string, opacity: string) =>
        `<stop${before} stop-color="${withAlpha(colour, opacity)}"${between}`,
    )
    .replace(/<path([^>]*?)>/g, (path, attributes: string) => {
      const opacity = attributes.match(/ opacity="([\d.]+)"/)
      const fill = attributes.match(/ fill="(#[0-9a-fA-F]{3,6})"/)
      const stroke = attributes.match(/ stroke="(#[0-9a-fA-F]{3,6})"/)
      if (!opacity?.[1]) return path
      if (fill?.[1] && !attributes.includes(' stroke='))
        return path.replace(fill[0], ` fill="${withAlpha(fill[1], opacity[1])}"`).replace(opacity[0], '')
      if (stroke?.[1] && attributes.includes(' fill="none"'))
        return path.replace(stroke[0], ` stroke="${withAlpha(stroke[1], opacity[1])}"`).replace(opacity[0], '')
      return path
    })
}

function withAlpha(colour: string, opacity: string) {
  const digits = colour.slice(1)
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const alpha = Math.round(+opacity * 255)
    .toString(16)
    .padStart(2, '0')
  const full = `${long}${alpha}`.toLowerCase()
  const short = /^(.)\1(.)\2(.)\3(.)\4$/.exec(full)
  return `#${short ? short.slice(1).join('') : full}`
}
