import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { siteSearchQuery } from '~/content/site-search/query'
import { plural } from '~/lib/plural'
import { lattice } from '~/ui/lattice.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './site-search.css'
import { groupOptions } from './site-search-options'
import { SiteSearchResults } from './site-search-results'
import { useMatchResults } from './use-match-results'
import { usePlayerResults } from './use-player-results'

const list = 'site-search-list'
const arrowSteps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface Props {
  /** What was typed before there was a box. */
  typed: RefObject<string | undefined>
  onClose: () => void
}

/** One search over the whole platform, as a dialog with a combobox: arrows choose, Enter opens, Escape closes. */
export function SiteSearch({ typed, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const router = useRouter()
  const query = text.trim()
  const { data: search, isError } = useQuery(siteSearchQuery)
  const playerResults = usePlayerResults(query)
  const { matches, isLoading } = useMatchResults(query)
  const groups = groupOptions({ search, matches, players: playerResults.players, query })
  const options = groups.flatMap((group) => group.options)
  const active = options.find(({ id }) => id === activeId) ?? options[0]

  useEffect(() => {
    dialog.current?.showModal()
    input.current?.focus()
    if (typed.current && input.current) {
      // In the box at once: the next letter may come before the state is rendered.
      input.current.value = typed.current
      setText(typed.current)
    }
    typed.current = undefined
  }, [typed])

  // What is chosen is seen: the list scrolls, the focus stays in the box.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const close = () => dialog.current?.close()
  const open = (href: string) => {
    close()
    void router.navigate({ href })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key]
    if (event.nativeEvent.isComposing || !active) return
    if (step) {
      event.preventDefault()
      setActiveId(options.at((options.indexOf(active) + step) % options.length)?.id)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(active.href)
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside the panel closes it, as Escape does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      // Not by the second half of the double click that opened it.
      onClick={(event) => event.target === event.currentTarget && event.detail < 2 && close()}
    >
      <div className={styles.panel}>
        <div className={`${lattice} ${styles.lattice}`} aria-hidden="true" />
        <div className={styles.top}>
          <Search className={styles.glass} aria-hidden="true" />
          <input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            className={styles.input}
            aria-label="Search the platform"
            aria-autocomplete="list"
            aria-controls={list}
            aria-expanded={options.length > 0}
            aria-activedescendant={active?.id}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            placeholder="Player, team, game, city..."
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setActiveId(undefined)
            }}
            onKeyDown={handleKeyDown}
          />
          <button type="button" className={styles.close} aria-label="Close search" onClick={close}>
            <X aria-hidden="true" />
          </button>
        </div>
        <SiteSearchResults id={list} groups={groups} active={active} onOpen={open} onChoose={setActiveId} />
        {query && options.length === 0 && !playerResults.isLoading && !isLoading && (
          <p className={styles.nothing}>Nothing found for “{query}”. Try a name, a game or a city.</p>
        )}
        {playerResults.error && <p className={styles.notice}>Can’t search players right now. {playerResults.error}</p>}
        {isError && <p className={styles.notice}>Only players can be searched right now; the rest didn’t load.</p>}
        <p className={styles.keys} aria-hidden="true">
          <kbd className={styles.key}>↑</kbd>
          <kbd className={styles.key}>↓</kbd> choose <kbd className={styles.key}>Enter</kbd> open
          <kbd className={styles.key}>Esc</kbd> close
        </p>
        <p className={visuallyHidden} role="status">
          {query && describeStatus(options.length, playerResults)}
        </p>
      </div>
    </dialog>
  )
}

function describeStatus(count: number, { isLoading, error }: { isLoading: boolean; error: string | null }): string {
  if (isLoading) return ''
  const found = count === 0 ? 'Nothing found' : plural(count, 'result')
  return error ? `${found}. Can’t search players right now. ${error}` : found
}
