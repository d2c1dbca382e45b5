import { Search, X } from 'lucide-react'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import * as styles from './field.css'
import { visuallyHidden } from './visually-hidden.css'

interface Props {
  label: string
  placeholder: string
  /** Its name in a form that is sent without a script. */
  name?: string
  maxLength?: number
  value: string
  onChange: (text: string) => void
  /** Enter: applies the text without the debounce. */
  onSubmit?: () => void
}

/** A search field with a visually hidden label. */
export function SearchField({ label, placeholder, name, maxLength, value, onChange, onSubmit }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // What was typed before hydration, which React leaves in the box without a change event.
  const takeTyped = useEffectEvent(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value)
  })
  useLayoutEffect(() => takeTyped(), [])
  const clear = () => {
    onChange('')
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
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && onSubmit?.()}
        />
        {value && (
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
