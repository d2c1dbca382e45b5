/** What the loop is: its size, how long it runs and how many pictures it takes. */
const seconds = 8
const rate = 30

export const loop = { width: 1280, height: 720, seconds, rate, frames: seconds * rate }

/**
 * A swing between -1 and 1 at a moment of the loop (0 to 1). Everything that moves does so in whole cycles, so that the first picture
 * follows the last one as any picture follows the one before.
 */
export const swing = (moment: number, cycles: 1 | 2 | 3 | 4, phase = 0) =>
  Math.sin(2 * Math.PI * (cycles * moment + phase))
