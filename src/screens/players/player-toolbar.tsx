import { filterLabels, filterNames } from '@akhada/contract/filters'
import { SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { maxSearchLength } from '~/api/list-params'
import type { Player } from '~/api/player'
import { media } from '~/theme/media'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import { Select } from '~/ui/select'
import { UrlSearchField } from '~/ui/url-search-field'
import { listFilterOptions } from './filter-options'
import * as styles from './players.css'
import { usePlayersSearch } from './use-players-search'

/** Specification 9, in ms. */
const searchDebounceMs = 500

interface Props {
  /** The players on the page, whose values the filters offer. */
  players: readonly Player[]
  /** How many times the visitor has cleared search and filters. Each time discards what is being typed, too. */
  cleared: number
  onClear: () => void
}

/** Search box, the collapsible filter panel and Clear, which shows only while something is set. */
export function PlayerToolbar({ players, cleared, onClear }: Props) {
  const { params, change } = usePlayersSearch()
  // Collapsed on a phone until a visitor opens it. Before hydration, when the width isn't known here, CSS collapses it.
  const [open, setOpen] = useState<boolean>()
  useEffect(() => setOpen((current) => current ?? isWide()), [])
  const chosen = filterNames.filter((filter) => params[filter]).length
  const panelId = useId()

  return (
    // Without JavaScript it submits to the server; with JavaScript every change applies at once.
    <form action="/players" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.toolbar}>
        <UrlSearchField
          key={cleared}
          label="Search players"
          placeholder="Search players"
          name="search"
          maxLength={maxSearchLength}
          debounceMs={searchDebounceMs}
          value={params.search}
          onChange={(text) => change({ search: text }, { replace: true })}
        />
        <Button
          variant="ghost"
          className={styles.filtersButton}
          aria-expanded={open ?? true}
          aria-controls={panelId}
          onClick={() => setOpen((current) => !(current ?? isWide()))}
        >
          <SlidersHorizontal />
          {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
        </Button>
        {(params.search || chosen > 0) && (
          <Button variant="text" ref={moveFocusOnUnmount} onClick={onClear}>
            <X />
            Clear
          </Button>
        )}
      </div>
      <noscript>
        <button type="submit" className={buttonClass()}>
          Apply filters
        </button>
      </noscript>
      <div id={panelId} className={styles.filters} hidden={open === false} data-unset={open === undefined || undefined}>
        {filterNames.map((name) => (
          <Select
            key={name}
            name={name}
            label={filterLabels[name]}
            value={params[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          >
            <option value="">All</option>
            {listFilterOptions(players, name, params[name]).map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </form>
  )
}

const isWide = () => !matchMedia(media.phone).matches
