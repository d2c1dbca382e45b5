const offsetMs = 330 * 60_000

/** A date whose UTC fields are those of a time (ms) in India. */
export const toIndianTime = (time: number): Date => new Date(time + offsetMs)

/** The day of a time (ms) in India: "22 Nov 2026". */
export const formatDay = (time: number): string =>
  toIndianTime(time).toUTCString().slice('Sun, '.length, 'Sun, 22 Nov 2026'.length)
