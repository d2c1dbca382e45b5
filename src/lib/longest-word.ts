/** Letters of the longest word, for a font size: at least `min`, and at most `max`, from where it wraps. */
export const measureLongestWord = (text: string, min: number, max = Number.POSITIVE_INFINITY): number =>
  Math.min(max, Math.max(min, ...text.split(/\s+/).map((word) => word.length)))
