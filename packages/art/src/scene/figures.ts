import { type Point, spline } from '../path'
import type { Stage } from './stage'

/** A limb through joints, each with its width. */
export function taper(joints: readonly (readonly [x: number, y: number, width: number])[]) {
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, [x, y, width]] of joints.entries()) {
    const before = joints[Math.max(0, i - 1)] ?? [x, y]
    const after = joints[Math.min(joints.length - 1, i + 1)] ?? [x, y]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const half = width / 2 / (Math.hypot(dx, dy) || 1)
    left.push([x - dy * half, y + dx * half])
    right.unshift([x + dy * half, y - dx * half])
  }
  return spline([...left, ...right], { reach: 0.3 })
}

/** A limb as a thick line in the colour of the figure. */
export const limb = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`

/** A limb or a body in the colour of the figure. */
export const mass = (d: string) => `<path d="${d}" fill="currentColor"/>`

/** A figure with an edge of light: drawn once, shown in the light's colour and, moved, in its own. */
export function rimFigure(c: Stage, shapes: string, body: string, rim: string, dx = 6, dy = -2) {
  let id = c.figures.get(shapes)
  if (!id) {
    id = `${c.id}k${c.next++}`
    c.figures.set(shapes, id)
    c.defs.push(`<g id="${id}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`)
  }
  return `<use href="#${id}" color="${rim}" transform="translate(${dx} ${dy})"/><use href="#${id}" color="${body}"/>`
}

/** A shape that is kept once and painted many times. */
export function symbol(c: Stage, d: string) {
  const id = `${c.id}y${c.next++}`
  c.defs.push(`<path id="${id}" d="${d}"/>`)
  return (fill: string, extra = '') => `<use href="#${id}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`
}

/** The fill of a repeated drawing. */
export function tile(c: Stage, w: number, h: number, inner: string, x = 0, y = 0) {
  const id = `${c.id}t${c.next++}`
  c.defs.push(
    `<pattern id="${id}" x="${x}" y="${y}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${inner}</pattern>`,
  )
  return `url(#${id})`
}
