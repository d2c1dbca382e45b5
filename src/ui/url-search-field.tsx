import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import * as styles from './field.css'
import { visuallyHidden } from './visually-hidden.css'

interface Props {
  label: string
  placeholder: string
  /** Its name in a form that is submitted without JavaScript. */
  name?: string
  /** The value in the URL. */
  value: string
  onChange: (text: string) => void
  maxLength?: number
  /** Longer if every change is a request to the server. */
  debounceMs?: number
}

/** A search field with a visually hidden label, whose text is in the URL. Enter applies it without the debounce. */
export function UrlSearchField({
  label,
  placeholder,
  name,
  value,
  onChange,
  maxLength = 100,
  debounceMs = 200,
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { draft, setDraft, send } = useDraft(value, onChange, debounceMs)
  // Text typed before hydration: React leaves it in the field without a change event.
  const takeTyped = useEffectEvent(() => setDraft(input.current?.value ?? ''))
  useLayoutEffect(() => takeTyped(), [])
  const clear = () => {
    setDraft('')
    input.current?.focus()
  }

  return (
    <search className={styles.searchBox}>
      <label className={visuallyHidden} htmlFor={id}>
        {label}
      </label>
      <div className={styles.well}>
        <Search className={styles.icon} />
        <input
          ref={input}
          id={id}
          name={name}
          type="search"
          autoComplete="off"
          className={`${styles.control} ${styles.withIcon} ${styles.withAction}`}
          placeholder={placeholder}
          maxLength={maxLength}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && send(draft.trim())}
        />
        {draft && (
          <span className={styles.action}>
            <button type="button" aria-label="Clear search" onClick={clear}>
              <X />
            </button>
          </span>
        )}
      </div>
    </search>
  )
}

/** The text being typed, sent after a pause or at once. If the field were bound to the URL, the caret would jump. */
function useDraft(value: string, onChange: (text: string) => void, debounceMs: number) {
  const [draft, setDraft] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)

  const send = (text: string) => {
    if (text === sent.trim()) return
    setSent(text)
    onChange(text)
  }
  const sendAfterPause = useEffectEvent(send)
  useEffect(() => {
    const timer = setTimeout(() => sendAfterPause(draft.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [draft, debounceMs])

  // "ru" is sent, and the visitor types "rud" while the list loads. Then the URL says "ru": our own change, so the draft stays. On back
  // it says "", which we never sent, so the draft follows.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setDraft(value)
    }
  }
  return { draft, setDraft, send }
}
