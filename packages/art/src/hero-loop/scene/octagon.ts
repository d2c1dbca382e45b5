import type { Point } from '../../path'
import type { Surface, View } from './view'

/** The arena is an octagon: from its middle to each wall, and how long a wall is, in metres. */
export const apothem = 10
export const side = 2 * apothem * Math.tan(Math.PI / 8)

/** The wall opposite; it runs from left to right. */
export const gateWall =
  ({ at }: View): Surface =>
  (along, up) =>
    at(along - side / 2, up, apothem)

/** The wall beside the gate at the left (-1) or the right (1); it runs from the gate towards us. */
export const wing =
  ({ at }: View, hand: -1 | 1): Surface =>
  (along, up) =>
    at(hand * (side / 2 + along * Math.SQRT1_2), up, apothem - along * Math.SQRT1_2)

/** An octagon on the floor, as a part of the whole arena; what lies behind the camera is cut off. */
export function ring({ at }: View, part: number, up = 0): Point[] {
  const nearest = -6.5
  const corners = Array.from({ length: 8 }, (_, i) => {
    const angle = (Math.PI / 4) * (i + 0.5)
    const radius = (part * apothem) / Math.cos(Math.PI / 8)
    return { x: radius * Math.sin(angle), z: radius * Math.cos(angle) }
  })
  return corners.flatMap((corner, i) => {
    const before = corners.at(i - 1) ?? corner
    const kept: Point[] = corner.z >= nearest ? [at(corner.x, up, corner.z)] : []
    if (before.z < nearest === corner.z < nearest) return kept
    const cut = (nearest - before.z) / (corner.z - before.z)
    return [at(before.x + (corner.x - before.x) * cut, up, nearest), ...kept]
  })
}
