/** What /aboutUs tells beyond the marketing page. */
export interface AboutStory {
  /** When it began; its year is drawn large. */
  year: number
  paragraphs: string[]
  timeline: { year: string; title: string; text: string }[]
  mission: string
  vision: string
  press: {
    /** To be copied into an article. */
    boilerplate: string
    facts: { label: string; value: string }[]
    files: { name: string; note: string; href: string }[]
  }
}
