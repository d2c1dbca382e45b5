import { hindiWords } from './hindi-names.data'

/** The Devanagari forms of the words in a tournament's name that have one. */
export const findHindiWords = (name: string): string[] =>
  name
    .toLowerCase()
    .split(' ')
    .flatMap((word) => hindiWords[word] ?? [])
