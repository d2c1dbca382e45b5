import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import * as styles from './site-search.css'
import type { Option } from './site-search-options'

const arrowSteps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface Props {
  ref: RefObject<HTMLInputElement | null>
  text: string
  onType: (text: string) => void
  /** The id of the list of options. */
  list: string
  options: readonly Option[]
  active: Option | undefined
  onChoose: (id: string | undefined) => void
  onEnter: () => void
}

/** The field of the search, a combobox: the focus stays in it while arrows choose among the options and Enter opens one. */
export function SiteSearchField({ ref, text, onType, list, options, active, onChoose, onEnter }: Props) {
  const activeId = active?.id
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key]
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!event.repeat) onEnter()
    } else if (step && active) {
      event.preventDefault()
      onChoose(options.at((options.indexOf(active) + step) % options.length)?.id)
    }
  }

  return (
    <input
      ref={ref}
      type="text"
      inputMode="search"
      enterKeyHint="go"
      role="combobox"
      className={styles.input}
      aria-label="Search the platform"
      aria-autocomplete="list"
      aria-controls={list}
      aria-expanded={options.length > 0}
      aria-activedescendant={activeId}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      placeholder="Player, team..."
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
    />
  )
}
