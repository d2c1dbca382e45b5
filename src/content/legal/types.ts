import type { ContactTopic } from '~/content/contact/types'

export type LegalPage = 'privacy' | 'terms' | 'accessibility'

/** What this software really stores and does, in plain words (docs/decisions/routes.md). */
export interface Legal {
  title: string
  lead: string
  /** Day of the last change, as an ISO date. */
  changed: string
  sections: {
    id: string
    title: string
    paragraphs: string[]
    table?: LegalTable
    /** Ends the section with a link to the contact form with this topic. */
    topic?: ContactTopic
  }[]
}

export interface LegalTable {
  caption: string
  columns: [string, string, string]
  rows: [string, string, string][]
}
