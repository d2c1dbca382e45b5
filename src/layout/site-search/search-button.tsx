import { Search } from 'lucide-react'
import * as styles from './search-button.css'
import { preloadSearch, useOpenSearch } from './search-provider'

/** Opens the search of the whole platform. */
export function SearchButton() {
  const open = useOpenSearch()
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={preloadSearch}
      onFocus={preloadSearch}
      onClick={({ currentTarget }) => {
        // The text typed since a press before hydration (docs/decisions/early-taps.md).
        open(currentTarget.value)
        currentTarget.value = ''
      }}
    >
      <Search />
      <kbd className={styles.shortcut}>/</kbd>
    </button>
  )
}
