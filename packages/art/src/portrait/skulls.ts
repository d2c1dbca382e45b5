import type { Warp } from '../path'

/** Skulls by what the eye meets first. All of them are the first one, pulled into another shape. */
export const skulls = ['oval', 'broad', 'long'] as const
export type Skull = (typeof skulls)[number]

/** Pulls what lies around a point: where, how far it reaches, and by how much. */
type Pull = readonly [x: number, y: number, reach: number, dx: number, dy: number]

interface Shape {
  /** How wide and how high it is. */
  wide: number
  high: number
  /** On the head as it is drawn, three quarters to the right. */
  pulls: readonly Pull[]
}

export const shapes: Record<Skull, Shape> = {
  oval: { wide: 1, high: 1, pulls: [] },
  broad: {
    wide: 1.07,
    high: 0.97,
    pulls: [
      // the corners of the jaw, and a flat chin between them
      [164, 236, 26, -9, 7],
      [196, 258, 20, -3, 3],
      [246, 242, 20, 5, 5],
      // the wings of the nose
      [222, 209, 10, -6, 0],
      [248, 206, 9, 4, 1],
      // low brows, eyes far apart
      [206, 164, 19, -3, 3],
      [248, 164, 17, 1, 3],
    ],
  },
  long: {
    wide: 0.92,
    high: 1.07,
    pulls: [
      // cheekbones above hollow cheeks, a narrow chin
      [150, 192, 20, -4, 0],
      [259, 192, 14, 4, 0],
      [162, 232, 26, 9, 0],
      [249, 228, 16, -3, 0],
      [200, 258, 20, 6, 3],
      // the hump of the nose, its tip and its narrow wings
      [239, 180, 10, 4, -1],
      [246, 206, 9, 1, 4],
      [222, 211, 8, 4, 1],
      // high brows, eyes close together
      [206, 162, 18, 2, -3],
      [248, 162, 17, 0, -3],
    ],
  },
}

/** Pulls a head into the shape of a skull; `moved` says where the drawn points are now. */
export function shapeSkull(skull: Skull, strength: number, moved: Warp): Warp {
  const pulls = shapes[skull].pulls.map(([x, y, reach, dx, dy]) => ({ at: moved(x, y), reach, dx, dy }))
  return (x, y) => {
    let [toX, toY] = [x, y]
    for (const { at, reach, dx, dy } of pulls) {
      const near = strength * Math.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / reach ** 2)
      toX += dx * near
      toY += dy * near
    }
    return [toX, toY]
  }
}
