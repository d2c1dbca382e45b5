import { el, filled, linear } from '../svg'
import { cutOut, embedded } from './embed'

/** The ground of a picture: halo light, halo shade. */
interface Ramp {
  light: string
  shade: string
}

/** What a corner of 45 degrees takes from each side, in parts of half the width. */
const corner = 0.586

/** A regular octagon with a flat top. */
export function octagon(cx: number, cy: number, half: number) {
  const cut = Math.round(half * corner)
  const side = 2 * (half - cut)
  return `M${cx - half + cut} ${cy - half}h${side}l${cut} ${cut}v${side}l${-cut} ${cut}h${-side}l${-cut} ${-cut}v${-side}z`
}

/** An octagon lit from the upper left. */
export function halo(id: string, { light, shade }: Ramp, cx: number, cy: number, half: number) {
  const light0 = linear(id, cx - half, cy - half, cx + half, cy + half, [
    [0, light],
    [1, shade],
  ])
  return light0 + filled(octagon(cx, cy, half), `url(#${id})`)
}

/** A portrait cut out, its shoulders within an octagon, its head free above it. */
export function bust(id: string, portrait: string, cx: number, cy: number, half: number, height: number) {
  const width = height * 0.8
  const figure = embedded(cutOut(portrait), { x: cx - width / 2, y: cy + half - height, width, height })
  const shape = el('clipPath', { id }, el('path', { d: openAbove(cx, cy, half) }))
  return shape + el('g', { 'clip-path': `url(#${id})` }, figure)
}

/** A picture that fills an octagon. */
export function inset(id: string, picture: string, cx: number, cy: number, half: number) {
  const filling = embedded(picture, { x: cx - half, y: cy - half, width: half * 2, height: half * 2 })
  const shape = el('clipPath', { id }, el('path', { d: octagon(cx, cy, half) }))
  return shape + el('g', { 'clip-path': `url(#${id})` }, filling)
}

/** A face within an octagon. */
export function face(id: string, portrait: string, cx: number, cy: number, half: number) {
  const size = half * 2
  const figure = embedded(cutOut(portrait), {
    x: cx - half - size * 0.24,
    y: cy - half - size * 0.08,
    width: size * 1.48,
    height: size * 1.48 * 1.25,
  })
  const shape = el('clipPath', { id }, el('path', { d: octagon(cx, cy, half) }))
  return shape + el('g', { 'clip-path': `url(#${id})` }, figure)
}

function openAbove(cx: number, cy: number, half: number) {
  const cut = Math.round(half * corner)
  const side = 2 * (half - cut)
  return `M${cx - half} 0H${cx + half}V${cy + half - cut}l${-cut} ${cut}h${-side}l${-cut} ${-cut}z`
}
