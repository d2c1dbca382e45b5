import { useDebouncer } from '@tanstack/react-pacer/debouncer'
import { useState } from 'react'
import { SearchField } from '~/ui/search-field'

interface Props {
  value: string
  onChange: (text: string) => void
}

/** What is typed stays a local draft for 500 ms (specification 9): bound to the address, the caret would jump. */
export function PlayerSearch({ value, onChange }: Props) {
  const [draft, setDraft] = useState(value)
  const [sent, setSent] = useState(value)
  const debouncer = useDebouncer(
    (text: string) => {
      setSent(text)
      onChange(text)
    },
    { wait: 500 },
  )

  // The address changed without this field: Clear, back, forward.
  if (value !== sent) {
    setSent(value)
    setDraft(value)
    debouncer.cancel()
  }

  return (
    <SearchField
      label="Search players"
      placeholder="Search players"
      maxLength={200}
      value={draft}
      onChange={(text) => {
        setDraft(text)
        debouncer.maybeExecute(text.trim())
      }}
      onSubmit={() => debouncer.flush()}
    />
  )
}
