export interface Question {
  /** URL fragment: `/help#password`. */
  id: string
  question: string
  /** Paragraphs. */
  answer: string[]
}

export interface HelpTopic {
  title: string
  questions: Question[]
}
