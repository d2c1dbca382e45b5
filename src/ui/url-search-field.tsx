import { useEffect, useRef, useState } from 'react'
import { SearchField } from './search-field'

interface Props {
  label: string
  placeholder: string
  /** What the address says. */
  value: string
  onChange: (text: string) => void
  maxLength?: number
  /** How long the typing has to rest, in ms: longer where every change asks a server. */
  debounceMs?: number
}

/** A search box whose text stands in the address. What is typed stays a local draft for a moment: bound to the address, the caret would jump. */
export function UrlSearchField({ label, placeholder, value, onChange, maxLength = 100, debounceMs = 200 }: Props) {
  const [draft, setDraft] = useState(value)
  const [sent, setSent] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (text: string) => {
    clearTimeout(timer.current)
    setSent(text)
    onChange(text)
  }

  // The address changed without this field: Clear, back, forward.
  if (value !== sent) {
    setSent(value)
    setDraft(value)
  }

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      value={draft}
      onChange={(text) => {
        setDraft(text)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => send(text.trim()), debounceMs)
      }}
      onSubmit={() => send(draft.trim())}
    />
  )
}
