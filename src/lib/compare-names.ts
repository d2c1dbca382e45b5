/** Sorts texts without a collator, the first of which costs a phone 70 ms. */
export function compareTexts(a: string, b: string): number {
  const [first, second] = [toSortKey(a), toSortKey(b)]
  return first < second ? -1 : Number(first > second)
}

/** Sorts by name. */
export const compareNames = (a: { name: string }, b: { name: string }): number => compareTexts(a.name, b.name)

/** Without accents, so that "Á" is sorted with "A". */
const toSortKey = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
