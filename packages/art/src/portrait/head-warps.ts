import type { Warp } from '../path'
import { bearings, between, type Pose, turn } from './poses'
import { type Skull, shapeSkull, shapes } from './skulls'

/** What one face has of its own: its width, how the jaw tapers, how long the chin is, and how far it is turned. */
interface Features {
  wide: number
  jaw: number
  chin: number
  yaw: number
}

interface Head {
  skull: Skull
  pose: Pose
  features: Features
  /** How much of the shape of its skull the head has. */
  strength: number
}

/** Where the points of one head are. */
export interface HeadWarps {
  /** Of all that is drawn for a head three quarters to the right. */
  warp: Warp
  /** The same for eyes, nose and mouth. */
  feature: Warp
  /** Of what is drawn for this pose already. */
  posed: Warp
  /** Of the neck, which follows the head from the collar up. */
  neck: Warp
}

export function makeHeadWarps({ skull, pose, features, strength }: Head): HeadWarps {
  const { far, nose, chin } = bearings[pose]
  const turned = turn(pose)
  const own = ownWarp(features, chin)
  const pulled = shapeSkull(skull, strength, (x, y) => own(...turned(x, y)))
  const led = lead(pose, skull, strength)
  const posed: Warp = (x, y) => led(...pulled(...own(x, y)))
  const warp: Warp = (x, y) => posed(...turned(x, y))
  const feature: Warp = (x, y) => {
    const [toX, toY] = turned(x > 236 ? between(236, x, far) : x, y)
    return posed(toX + nose * Math.exp(-((x - 247) ** 2 + (y - 203) ** 2) / 100), toY)
  }
  return { warp, feature, posed, neck: neckWarp(pose, skull, strength) }
}

function neckWarp(pose: Pose, skull: Skull, strength: number): Warp {
  const { shift, wide } = bearings[pose].neck
  const width = wide * between(1, shapes[skull].wide, 0.7 * strength)
  return (x, y) => {
    const free = 1 - Math.min(1, Math.max(0, (y - 220) / 80))
    return [x + ((x - 193) * (width - 1) + shift) * free, y]
  }
}

function ownWarp({ wide, jaw, chin, yaw }: Features, middle: number): Warp {
  return (x, y) => {
    // 0 at the line of the eyes, 1 at the chin.
    const down = Math.min(1, Math.max(0, (y - 176) / 80))
    const widened = 203 + (x - 203) * wide
    const tapered = widened + (middle - widened) * jaw * down * 0.32
    const across = (x - 145) / 116
    const inFace = y > 90 && y < 275 && across > 0 && across < 1
    return [inFace ? tapered - yaw * 4 * across * (1 - across) : tapered, y + chin * down]
  }
}

/** Gives the head its size and leans it; what hangs on the shoulders stays. */
function lead(pose: Pose, skull: Skull, strength: number): Warp {
  const wide = between(1, shapes[skull].wide, strength)
  const high = between(1, shapes[skull].high, strength)
  return (x, y) => {
    const free = 1 - Math.min(1, Math.max(0, (y - 250) / 80))
    // A long head must not push a turban out of the picture.
    const crown = high > 1 ? Math.max(0, 110 - y) * (high - 0.9) : 0
    const [px, py] = [(x - 203) * between(1, wide, free), (y - 262) * between(1, high, free) + crown]
    const angle = (bearings[pose].lean * free * Math.PI) / 180
    return [203 + px * Math.cos(angle) - py * Math.sin(angle), 262 + px * Math.sin(angle) + py * Math.cos(angle)]
  }
}
