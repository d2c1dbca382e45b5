const suffixes = ['th', 'st', 'nd', 'rd']

/** A place, short enough for a table: 1 → "1st", 12 → "12th", 22 → "22nd". */
export function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1
  return `${place}${(!isTeen && suffixes[place % 10]) || 'th'}`
}
