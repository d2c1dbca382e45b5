/** How many typos a word of this length may have: one from four letters on, two from eight. */
export const countAllowedTypos = (letters: number): number => Math.min(2, Math.floor(letters / 4))

/** Whether the typed text may mean a word: it has few typos, or no vowels ("dngl" for "dangal"). */
export const isSimilar = (typed: string, word: string): boolean =>
  countTypos(typed, word) <= countAllowedTypos(typed.length) ||
  (typed.length >= 3 && typed === word.replace(/[aeiou]/g, ''))

/** Counts letters that are missing, extra, wrong or swapped with the next one (optimal string alignment distance). */
function countTypos(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + Number(!isSame),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return at(last, b.length)
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
