/** A stream of numbers that a seed decides: the same seed gives the same picture on every machine. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  range(low: number, high: number): number
  /** A whole number, both ends included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  shuffle<T>(from: readonly T[]): T[]
  /** A stream of its own: one new choice never reshuffles the others. */
  sub(tag: string): Random
}

/** 32 bits of a text (xmur3). */
export function hash(text: string): number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

/** The stream of a seed (mulberry32). */
export function random(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const range = (low: number, high: number) => low + (high - low) * next()
  const pick = <T>(from: readonly T[]): T => {
    const [chosen] = from.slice(Math.floor(next() * from.length))
    if (chosen === undefined) throw new Error(`Nothing to pick from for "${seed}"`)
    return chosen
  }
  return {
    next,
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    chance: (probability) => next() < probability,
    pick,
    shuffle: (from) => {
      const keyed = from.map((value) => ({ value, key: next() }))
      return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value)
    },
    sub: (tag) => random(`${seed}/${tag}`),
  }
}

/** A short prefix for the ids of one picture, so that two of them inlined on one page do not collide. */
export const makeId = (seed: string) => `a${hash(seed).toString(36).slice(-3)}`
