export interface Question {
  /** Fragment of its address: `/help#password`. */
  id: string
  question: string
  /** Paragraphs. */
  answer: string[]
}

export interface HelpTopic {
  title: string
  questions: Question[]
}
