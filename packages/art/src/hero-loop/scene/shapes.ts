import { type Point, polygon } from '../../path'
import type { Surface } from './view'

interface Arch {
  /** Its middle along the wall. */
  middle: number
  half: number
  sill: number
  springing: number
  apex: number
  /** Foils on each side. */
  foils?: number
}

/** The opening of a cusped Mughal arch on a wall. */
export function arch(wall: Surface, { middle, half, sill, springing, apex, foils = 3 }: Arch): Point[] {
  const rise = apex - springing
  // Cusps on a quarter of an ellipse; the last foil ends below the apex, from where the arch turns to its point.
  const cusps = Array.from({ length: foils + 1 }, (_, i) => {
    const angle = (i / foils) * 1.32
    return [Math.cos(angle) * half, Math.sin(angle) * rise * 0.82] as const
  })
  const foil = cusps.slice(1).flatMap(([x, y], i) => {
    const [x0, y0] = cusps[i] ?? [half, 0]
    return Array.from({ length: 9 }, (_, step) => {
      const part = (step + 1) / 9
      const bulge = Math.sin(part * Math.PI) * 0.3
      return [x0 + (x - x0) * part + (y - y0) * bulge, y0 + (y - y0) * part - (x - x0) * bulge] as const
    })
  })
  const [tipX, tipY] = foil.at(-1) ?? [0, rise]
  const point = [0.25, 0.5, 0.75, 1].map(
    (part) => [tipX * (1 - part) ** 1.1, tipY + (rise - tipY) * part ** 1.7] as const,
  )
  const right = [[half, sill - springing] as const, [half, 0] as const, ...foil, ...point]
  const left = right.slice(0, -1).reverse()
  return [...right.map(([x, y]) => [x, y] as const), ...left.map(([x, y]) => [-x, y] as const)].map(([x, y]) =>
    wall(middle + x, springing + y),
  )
}

/** A rectangle on a wall. */
export const panel = (wall: Surface, left: number, bottom: number, right: number, top: number): Point[] => [
  wall(left, bottom),
  wall(left, top),
  wall(right, top),
  wall(right, bottom),
]

/** Battlements along a wall. */
export function battlements(wall: Surface, from: number, to: number, foot: number, height = 0.32): string {
  const count = Math.round((to - from) / 0.36)
  const width = (to - from) / count
  return Array.from({ length: count }, (_, i) => {
    const left = from + i * width
    const rise: readonly (readonly [number, number])[] = [
      [0.08, 0],
      [0.08, 0.5],
      [0.28, 0.62],
      [0.5, 1],
      [0.72, 0.62],
      [0.92, 0.5],
      [0.92, 0],
    ]
    return polygon(rise.map(([x, y]) => wall(left + x * width, foot + y * height)))
  }).join('')
}

const star = [
  [20, 3],
  [25, 8],
  [32, 8],
  [32, 15],
  [37, 20],
  [32, 25],
  [32, 32],
  [25, 32],
  [20, 37],
  [15, 32],
  [8, 32],
  [8, 25],
  [3, 20],
  [8, 15],
  [8, 8],
  [15, 8],
] as const
const heart = [
  [20, 12],
  [28, 20],
  [20, 28],
  [12, 20],
] as const
const bars = [
  [0, 20, 3, 20],
  [37, 20, 40, 20],
  [20, 0, 20, 3],
  [20, 37, 20, 40],
  [0, 0, 8, 8],
  [40, 0, 32, 8],
  [0, 40, 8, 32],
  [40, 40, 32, 32],
] as const

/** The lines of a star lattice (jaali) over a rectangle of a wall. */
export function jaali(wall: Surface, left: number, bottom: number, right: number, top: number, tile = 0.42): string {
  const columns = Math.ceil((right - left) / tile)
  const rows = Math.ceil((top - bottom) / tile)
  let d = ''
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const on = (x: number, y: number) => wall(left + (column + x / 40) * tile, bottom + (row + y / 40) * tile)
      d += polygon(star.map(([x, y]) => on(x, y))) + polygon(heart.map(([x, y]) => on(x, y)))
      for (const [x1, y1, x2, y2] of bars) d += polygon([on(x1, y1), on(x2, y2)])
    }
  return d
}

/** How many units of the picture a metre takes there. */
export function metre(wall: Surface, along: number, up: number): number {
  return Math.abs(wall(along, up)[1] - wall(along, up + 1)[1])
}
