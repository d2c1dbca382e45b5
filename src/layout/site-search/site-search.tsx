import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lattice } from '~/ui/lattice.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { key } from './search-button.css'
import * as styles from './site-search.css'
import { SiteSearchField } from './site-search-field'
import { SiteSearchResults } from './site-search-results'
import { useSiteSearch } from './use-site-search'

const list = 'site-search-list'

interface Props {
  /** Text typed before the field existed. */
  typed: RefObject<string | undefined>
  onClose: () => void
}

/** One search over the whole platform, as a dialog with a combobox. Escape closes it. */
export function SiteSearch({ typed, onClose }: Props) {
  const [text, setText] = useState('')
  const { dialog, input } = useDialog(typed, setText)
  const [activeId, setActiveId] = useState<string>()
  const [isWaiting, setWaiting] = useState(false)
  const router = useRouter()
  const query = text.trim()
  const { groups, options, problems, hasNothing, isLoading, status } = useSiteSearch(query)
  const active = options.find(({ id }) => id === activeId) ?? options[0]

  const close = () => dialog.current?.close()
  const open = (href: string) => {
    close()
    void router.navigate({ href })
  }
  const choose = (id: string | undefined) => {
    setActiveId(id)
    setWaiting(false)
  }
  const type = (newText: string) => {
    setText(newText)
    choose(undefined)
  }
  const openActive = () => active && open(active.href)
  const enter = () => {
    // Players come last, and one may have exactly this name. A second Enter doesn't wait.
    if (isLoading && !activeId && !isWaiting) setWaiting(true)
    else openActive()
  }
  const isHolding = isWaiting && isLoading
  const openFound = useEffectEvent(openActive)
  useEffect(() => {
    if (isWaiting && !isHolding) openFound()
  }, [isWaiting, isHolding])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside the panel closes it, as Escape does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      // Ignores the second click of a double click that opened the dialog.
      onClick={(event) => event.target === event.currentTarget && event.detail < 2 && close()}
    >
      <div className={styles.panel}>
        <div className={`${lattice} ${styles.lattice}`} aria-hidden="true" />
        <div className={styles.top}>
          <Search className={styles.glass} />
          <SiteSearchField
            ref={input}
            text={text}
            onType={type}
            list={list}
            options={options}
            active={active}
            onChoose={choose}
            onEnter={enter}
          />
          <button type="button" className={styles.close} aria-label="Close search" onClick={close}>
            <X />
          </button>
        </div>
        <SiteSearchResults id={list} groups={groups} active={active} onOpen={open} onChoose={choose} />
        {query && hasNothing && !isLoading && (
          <p className={styles.nothing}>Nothing found for “{query}”. Try a name, a game or a city.</p>
        )}
        <Problems problems={problems} />
        <Keys />
        <p className={isHolding ? styles.notice : visuallyHidden} role="status">
          {isHolding ? 'Still looking for players. Press Enter again to open the first result.' : status}
        </p>
      </div>
    </dialog>
  )
}

/** Opens the dialog, and puts the text typed before into its field. */
function useDialog(typed: Props['typed'], onType: (text: string) => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    input.current?.focus()
    if (typed.current && input.current) {
      // In the field at once: the next letter may arrive before the state is rendered.
      input.current.value = typed.current
      onType(typed.current)
    }
    typed.current = undefined
  }, [typed, onType])

  return { dialog, input }
}

const Problems = ({ problems }: { problems: readonly string[] }) =>
  problems.map((problem) => (
    <p key={problem} className={styles.notice}>
      {problem}
    </p>
  ))

const Keys = () => (
  <p className={styles.keys} aria-hidden="true">
    <kbd className={key}>↑</kbd>
    <kbd className={key}>↓</kbd> choose <kbd className={key}>Enter</kbd> open
    <kbd className={key}>Esc</kbd> close
  </p>
)
