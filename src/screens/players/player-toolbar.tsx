import { SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import { maxSearchLength } from '~/api/list-params'
import type { Player } from '~/api/player'
import { Button } from '~/ui/button'
import { button } from '~/ui/button-class'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import { Select } from '~/ui/select'
import { UrlSearchField } from '~/ui/url-search-field'
import { filterNames, filterOptions } from './filter-options'
import * as styles from './players.css'
import { usePlayersSearch } from './use-players-search'

/** Specification 9, in ms. */
const searchDebounceMs = 500

const labels = { game: 'Game', tier: 'Tier', team: 'Team', status: 'Status' }

/** Search box, the collapsible filter panel and Clear, which shows only while something is set. */
export function PlayerToolbar({ players }: { players: readonly Player[] }) {
  const { search, change, clear, isFiltered } = usePlayersSearch()
  const [open, setOpen] = useState(true)
  const [cleared, setCleared] = useState(0)
  const panelId = useId()

  return (
    // Without a script it asks the server; with one every change is applied at once.
    <form action="/players" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.toolbar}>
        <UrlSearchField
          key={cleared}
          label="Search players"
          placeholder="Search players"
          name="search"
          maxLength={maxSearchLength}
          debounceMs={searchDebounceMs}
          value={search.search}
          onChange={(text) => change({ search: text }, true)}
        />
        <Button
          variant="ghost"
          className={styles.filtersButton}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden="true" />
          Filters
        </Button>
        {isFiltered && (
          <Button
            variant="text"
            ref={moveFocusOnUnmount}
            onClick={() => {
              clear()
              // Clears the draft of the search field too.
              setCleared(cleared + 1)
            }}
          >
            <X aria-hidden="true" />
            Clear
          </Button>
        )}
      </div>
      <noscript>
        <button type="submit" className={button()}>
          Apply filters
        </button>
      </noscript>
      <div id={panelId} className={styles.filters} hidden={!open}>
        {filterNames.map((filter) => (
          <Select
            key={filter}
            name={filter}
            label={labels[filter]}
            value={search[filter]}
            onChange={(event) => change({ [filter]: event.currentTarget.value })}
          >
            <option value="">All</option>
            {filterOptions(players, filter, search[filter]).map((option) => (
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
