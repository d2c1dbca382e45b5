import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { BelowFold } from '~/router/below-fold'
import { AddressSearch } from '~/ui/address-search'
import { Button } from '~/ui/button'
import { StateMessage } from '~/ui/state-message'
import { wrap } from '~/ui/wrap.css'
import * as styles from './directory.css'

interface Props {
  /** What is listed: "organizer", "organizers". */
  one: string
  many: string
  search: string
  placeholder: string
  onSearch: (text: string) => void
  filters: ReactNode
  /** How many are shown. */
  count: number
  /** What stands there instead when nothing is found, and the way on. */
  nothing: { title: string; text: string; action: string; onAction: () => void }
  /** The cards. */
  children: ReactNode
}

/** The frame of a directory: a bar of search and filters that live in the address, how many were found, and what was found. */
export function Directory({ one, many, search, placeholder, onSearch, filters, count, nothing, children }: Props) {
  return (
    <section className={`${wrap} ${styles.directory}`} aria-label={capitalized(many)}>
      <div className={styles.toolbar}>
        <AddressSearch label={`Search ${many}`} placeholder={placeholder} value={search} onChange={onSearch} />
        {filters}
      </div>
      <p className={styles.count} role="status">
        {count === 1 ? `1 ${one}` : `${count} ${many}`}
      </p>
      {count > 0 ? (
        <BelowFold>{children}</BelowFold>
      ) : (
        <StateMessage
          icon={<SearchX />}
          title={nothing.title}
          text={nothing.text}
          action={<Button onClick={nothing.onAction}>{nothing.action}</Button>}
        />
      )}
    </section>
  )
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
