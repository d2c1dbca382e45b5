import type { ReactNode } from 'react'
import { deferred } from './deferred'
import './accordion.css'

export interface AccordionProps {
  items: readonly { id: string; title: string; content: ReactNode }[]
  /** The id of the open item, or an empty text. */
  value: string
  onValueChange: (id: string) => void
}

/** Questions of which at most one is open; choosing the open one closes it. Every answer is in the page: for search engines and without JavaScript. */
export const Accordion = deferred<AccordionProps>(() =>
  import('./radix-accordion').then((module) => module.RadixAccordion),
)
