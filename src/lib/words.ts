/** A number with its noun: "1 match", "2 matches". */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** What the audience of a platform is called there. */
export const nameAudience = (platform: string): string => (/^youtube$/i.test(platform) ? 'Subscribers' : 'Followers')

/** Numbered things: "Rank 3", "Ranks 1–12". */
export const describeRange = (noun: string, first: number, count: number): string =>
  count === 1 ? `${noun} ${first}` : `${noun}s ${first}–${first + count - 1}`

/** "A, B and C". `Intl.ListFormat` costs a phone 20 ms. */
export const listWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
