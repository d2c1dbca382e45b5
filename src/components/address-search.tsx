import { useDebouncer } from '@tanstack/react-pacer/debouncer'
import { useState } from 'react'
import { SearchField } from '~/ui/search-field'

interface Props {
  label: string
  placeholder: string
  /** What the address says. */
  value: string
  onChange: (text: string) => void
}

/** A search box whose text stands in the address. What is typed stays a local draft for a moment: bound to the address, the caret would jump. */
export function AddressSearch({ label, placeholder, value, onChange }: Props) {
  const [draft, setDraft] = useState(value)
  const [sent, setSent] = useState(value)
  const debouncer = useDebouncer(
    (text: string) => {
      setSent(text)
      onChange(text)
    },
    { wait: 200 },
  )

  // The address changed without this field: clear, back, forward.
  if (value !== sent) {
    setSent(value)
    setDraft(value)
    debouncer.cancel()
  }

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      maxLength={100}
      value={draft}
      onChange={(text) => {
        setDraft(text)
        debouncer.maybeExecute(text.trim())
      }}
      onSubmit={() => debouncer.flush()}
    />
  )
}
