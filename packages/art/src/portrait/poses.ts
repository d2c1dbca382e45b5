import type { Warp } from '../path'

/** How a head is held: three quarters to the side, nearly towards us, or turned further away with the chin raised. */
export const poses = ['quarter', 'front', 'away'] as const
export type Pose = (typeof poses)[number]

/**
 * Lines down the head at some heights: back of the head, ear, outer corner of the near eye, its inner corner, the far side
 * of the nose, far edge of the face, hair beyond. A pose moves them, and with them all that is drawn between them.
 */
const heights = [40, 130, 172, 205, 230, 258, 320]
type Columns = readonly (readonly number[])[]

const hanging = [112, 146, 190, 226, 238, 258, 284]
const drawn: Columns = [
  hanging,
  [112, 146, 190, 226, 238, 256, 284],
  [112, 146, 190, 227, 238, 259, 284],
  [112, 148, 190, 224, 246, 258, 284],
  [112, 160, 190, 212, 234, 249, 284],
  [112, 160, 184, 209, 228, 243, 284],
  hanging,
]

interface Bearing {
  columns: Columns
  /** How much narrower the far half of eyes, nose and mouth is before it is moved: as drawn, it ends at the edge of the face. */
  far: number
  /** How far the tip of the nose stands out beyond the cheek. */
  nose: number
  /** Degrees that the head leans forward. */
  lean: number
  /** How far the face moves down over the head. */
  sink: number
  /** The middle of the chin. */
  chin: number
  /** How far the neck is moved under the head, and how wide it is. */
  neck: { shift: number; wide: number }
}

export const bearings: Record<Pose, Bearing> = {
  quarter: { columns: drawn, far: 1, nose: 0, lean: 0, sink: 0, chin: 216, neck: { shift: 0, wide: 1 } },
  front: {
    far: 0.68,
    nose: 0,
    lean: 1,
    sink: 3,
    chin: 208,
    neck: { shift: 9, wide: 1.08 },
    columns: [
      [126, 152, 174, 206, 221, 247, 284],
      [124, 149, 170, 203, 220, 261, 286],
      [122, 147, 167, 202, 222, 265, 288],
      [122, 148, 168, 203, 226, 263, 288],
      [122, 158, 177, 194, 215, 254, 286],
      [120, 160, 182, 204, 220, 238, 284],
      hanging,
    ],
  },
  away: {
    far: 1,
    nose: 5,
    lean: -7,
    sink: -4,
    chin: 228,
    neck: { shift: -1, wide: 1 },
    columns: [
      [108, 148, 198, 236, 247, 262, 286],
      [108, 150, 203, 239, 249, 260, 286],
      [108, 152, 206, 242, 251, 261, 286],
      [108, 154, 206, 239, 261, 262, 286],
      [108, 164, 202, 226, 246, 254, 286],
      [108, 162, 192, 221, 240, 249, 284],
      hanging,
    ],
  },
}

export const between = (from: number, to: number, part: number) => from + (to - from) * part

/** The columns at a height. */
function columnsAt(columns: Columns, y: number): readonly number[] {
  const found = heights.findIndex((height) => y < height)
  const next = found === -1 ? heights.length - 1 : Math.max(1, found)
  const [top = 0, foot = 1] = heights.slice(next - 1)
  const [above = [], below = []] = columns.slice(next - 1)
  const part = Math.min(1, Math.max(0, (y - top) / (foot - top)))
  return above.map((x, column) => between(x, below[column] ?? x, part))
}

/** Where x goes when columns move; beyond the outer ones it goes with them. */
function follow(x: number, from: readonly number[], to: readonly number[]): number {
  const next = from.findIndex((column) => x < column)
  const i = next === -1 ? from.length : next
  const [left, right] = [from[i - 1], from[i]]
  const [toLeft, toRight] = [to[i - 1], to[i]]
  if (left === undefined || toLeft === undefined) return x + (toRight ?? 0) - (right ?? 0)
  if (right === undefined || toRight === undefined) return x + toLeft - left
  return between(toLeft, toRight, (x - left) / (right - left))
}

/** Turns the head: the face moves over it. */
export function turn(pose: Pose): Warp {
  const { columns, sink } = bearings[pose]
  return (x, y) => {
    const turned = follow(x, columnsAt(drawn, y), columnsAt(columns, y))
    const inFace = 1 - ((turned - 205) / 66) ** 2 - ((y - 176) / 84) ** 2
    return [turned, y + sink * Math.max(0, inFace)]
  }
}
