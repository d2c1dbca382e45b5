import { useEffect, useEffectEvent, useState } from 'react'
import { SearchField } from './search-field'

interface Props {
  label: string
  placeholder: string
  /** Its name in a form that is sent without a script. */
  name?: string
  /** The value in the URL. */
  value: string
  onChange: (text: string) => void
  maxLength?: number
  /** Longer where every change is a request to the server. */
  debounceMs?: number
}

/** A search field whose text is in the URL. Typing changes a local draft, debounced: bound to the URL, the caret would jump. */
export function UrlSearchField({
  label,
  placeholder,
  name,
  value,
  onChange,
  maxLength = 100,
  debounceMs = 200,
}: Props) {
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

  if (value !== seen) {
    setSeen(value)
    // The URL changed from outside: Clear, back, forward. What is sent from here arrives after a load, and meanwhile typing goes on.
    if (value !== sent) {
      setSent(value)
      setDraft(value)
    }
  }

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      name={name}
      maxLength={maxLength}
      value={draft}
      onChange={setDraft}
      onSubmit={() => send(draft.trim())}
    />
  )
}
