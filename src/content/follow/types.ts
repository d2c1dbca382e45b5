import type { Follow } from '~/session/follows'

/** Something to follow, for those who follow nothing yet. */
export interface Suggestion extends Follow {
  image: string
  note: string
  path: string
}
