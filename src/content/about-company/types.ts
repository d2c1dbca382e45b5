/** The content of /aboutUs about the company: its story, its timeline, its press kit. */
export interface AboutCompany {
  /** The year it began, drawn large. */
  year: number
  paragraphs: string[]
  timeline: { year: string; title: string; text: string }[]
  mission: string
  vision: string
  press: {
    /** A text to copy into articles. */
    boilerplate: string
    facts: Record<string, string>
    files: { name: string; note: string; href: string }[]
  }
}
