/** Length of the longest word, to choose a font size: at least `min`, and at most `max`, beyond which the word wraps. */
export const measureLongestWord = (text: string, min: number, max = Number.POSITIVE_INFINITY): number =>
  Math.min(max, Math.max(min, ...text.split(/\s+/).map((word) => word.length)))
