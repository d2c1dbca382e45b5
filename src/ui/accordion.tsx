import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import * as styles from './accordion.css'

export interface AccordionProps {
  items: readonly { id: string; title: string; content: ReactNode }[]
  /** The id of the open item, or an empty text. */
  value: string
  onValueChange: (id: string) => void
}

// Its library comes after the first load, which shows what was prerendered.
const RadixAccordion = lazy(() => import('./radix-accordion').then((module) => ({ default: module.RadixAccordion })))

/** Questions of which at most one is open; choosing the open one closes it. Every answer is in the page: found by search engines, read without a script. */
export function Accordion(props: AccordionProps) {
  return (
    <Suspense fallback={<StillAccordion {...props} />}>
      <RadixAccordion {...props} />
    </Suspense>
  )
}

/** What it looks like, until it comes. */
function StillAccordion({ items, value }: AccordionProps) {
  return items.map(({ id, title, content }) => (
    <div key={id} className={styles.item}>
      <h3>
        <span className={styles.trigger} data-state={id === value ? 'open' : 'closed'}>
          {title}
          <Plus className={styles.mark} aria-hidden="true" />
        </span>
      </h3>
      {id === value && <div className={styles.inner}>{content}</div>}
    </div>
  ))
}
