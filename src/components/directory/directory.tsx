import { type ReactNode, useState } from 'react'
import { sceneUrl } from '~/lib/art'
import { plural } from '~/lib/words'
import { BelowFold } from '~/page-load/below-fold'
import type { SetOptions } from '~/router/use-search-state'
import { Button } from '~/ui/button'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { StateMessage } from '~/ui/state-message'
import { UrlSearchField } from '~/ui/url-search-field'
import * as styles from './directory.css'

interface Props {
  /** What is listed: "organizer". */
  singular: string
  /** The search params of the page, as `useSearchState` gives them. */
  state: readonly [{ search: string }, (update: { search: string }, options: SetOptions) => void, clear: () => void]
  placeholder?: string
  filters: ReactNode
  /** The number of cards. */
  count: number
  /** Shown when nothing matches. */
  emptyState: { title: string; text: string; action: string; art?: ReactNode }
  children: ReactNode
}

/** A directory: search and filters (which live in the URL), the count of matches, and the matches. */
export function Directory({ singular, state, placeholder, filters, count, emptyState, children }: Props) {
  const [{ search }, setParams, clear] = state
  const [cleared, setCleared] = useState(0)
  return (
    <section className={`${container} ${styles.directory}`} aria-label={capitalize(`${singular}s`)}>
      <div className={styles.toolbar}>
        <UrlSearchField
          // Clearing discards what is being typed, too.
          key={cleared}
          label={`Search ${singular}s`}
          placeholder={placeholder ?? `Search ${singular}s...`}
          value={search}
          onChange={(text) => setParams({ search: text }, { replace: true })}
        />
        {filters}
      </div>
      <p className={styles.count} role="status">
        {plural(count, singular)}
      </p>
      {count > 0 ? (
        <BelowFold>{children}</BelowFold>
      ) : (
        <StateMessage
          art={emptyState.art ?? <Image src={sceneUrl('desert')} alt="" width={1600} height={900} />}
          title={emptyState.title}
          text={emptyState.text}
          action={
            <Button
              onClick={() => {
                clear()
                setCleared(cleared + 1)
              }}
            >
              {emptyState.action}
            </Button>
          }
        />
      )}
    </section>
  )
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
