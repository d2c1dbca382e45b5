/** What changed on one day. */
export interface NewsDay {
  /** ISO date. */
  date: string
  changes: { area: string; text: string }[]
}
