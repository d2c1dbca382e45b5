import type { Pixels } from './pixels'

/** A picture by numbers: its colours, and for every pixel which of them. */
export interface Indexed {
  width: number
  height: number
  /** Red, green, blue and alpha of each colour. */
  palette: number[][]
  indices: Uint8Array
}

/** A colour with how much it counts: a wide sky more than a thin edge, though not as much more as it is larger. */
interface Colour {
  key: number
  channels: number[]
  weight: number
}

/** A picture in at most so many colours: boxes of colours are halved where they differ most, then each colour moves to the middle of what took it. */
export function quantise({ width, height, data }: Pixels, size: number): Indexed {
  const colours = histogram(data)
  let palette = medianCut(colours, size)
  for (let round = 0; round < 3; round++) palette = settled(palette, colours)
  palette = palette.map((colour) => colour.map(Math.round))
  const nearest = new Map(colours.map(({ key, channels }) => [key, findNearest(palette, channels)]))
  const indices = new Uint8Array(width * height).map((_, i) => nearest.get(makeKey(data, i * 4)) ?? 0)
  return { width, height, palette, indices }
}

/** Colours to six bits a channel: few enough to compare all with all. */
function histogram(data: Uint8Array): Colour[] {
  const counts = new Map<number, { sum: number[]; count: number }>()
  for (let i = 0; i < data.length; i += 4) {
    const key = makeKey(data, i)
    const known = counts.get(key) ?? { sum: [0, 0, 0, 0], count: 0 }
    if (known.count === 0) counts.set(key, known)
    known.count += 1
    for (let channel = 0; channel < 4; channel++)
      known.sum[channel] = (known.sum[channel] ?? 0) + (data[i + channel] ?? 0)
  }
  return [...counts].map(([key, { sum, count }]) => ({
    key,
    channels: sum.map((total) => total / count),
    weight: count ** 0.6,
  }))
}

const makeKey = (data: Uint8Array, i: number) =>
  (((data[i] ?? 0) >> 2) << 18) |
  (((data[i + 1] ?? 0) >> 2) << 12) |
  (((data[i + 2] ?? 0) >> 2) << 6) |
  ((data[i + 3] ?? 0) >> 2)

function medianCut(colours: Colour[], size: number): number[][] {
  const boxes = [makeBox(colours)]
  while (boxes.length < size) {
    const widest = boxes.reduce((best, box) => (box.spread > best.spread ? box : best))
    if (widest.spread === 0) break
    const isLow = ({ channels }: Colour) => (channels[widest.channel] ?? 0) <= widest.middle
    const low = widest.colours.filter(isLow)
    const high = widest.colours.filter((colour) => !isLow(colour))
    if (low.length === 0 || high.length === 0) widest.spread = 0
    else boxes.splice(boxes.indexOf(widest), 1, makeBox(low), makeBox(high))
  }
  return boxes.map((box) => average(box.colours))
}

/** Colours with the channel in which they differ most. */
function makeBox(colours: Colour[]) {
  const mean = average(colours)
  const spreads = mean.map((middle, channel) =>
    colours.reduce((sum, { channels, weight }) => sum + weight * ((channels[channel] ?? 0) - middle) ** 2, 0),
  )
  const spread = Math.max(...spreads)
  const channel = spreads.indexOf(spread)
  return { colours, channel, middle: mean[channel] ?? 0, spread }
}

function average(colours: Colour[]) {
  const total = colours.reduce((sum, { weight }) => sum + weight, 0)
  return [0, 1, 2, 3].map(
    (channel) => colours.reduce((sum, { channels, weight }) => sum + (channels[channel] ?? 0) * weight, 0) / total,
  )
}

function settled(palette: number[][], colours: Colour[]) {
  const taken: Colour[][] = palette.map(() => [])
  for (const colour of colours) taken[findNearest(palette, colour.channels)]?.push(colour)
  return palette.map((old, i) => (taken[i]?.length ? average(taken[i]) : old))
}

/** The eye sees a difference in green best, in red least. */
function findNearest(palette: number[][], [r = 0, g = 0, b = 0, a = 0]: number[]) {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [i, [pr = 0, pg = 0, pb = 0, pa = 0]] of palette.entries()) {
    const distance = 2 * (r - pr) ** 2 + 4 * (g - pg) ** 2 + 3 * (b - pb) ** 2 + 4 * (a - pa) ** 2
    if (distance >= least) continue
    least = distance
    best = i
  }
  return best
}
