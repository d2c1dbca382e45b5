import { type FormEvent, useState } from 'react'

/** Shows the browser's own validation error under a field instead of in a bubble over it, until the visitor types. */
export function useFieldError(sentence: string) {
  const [error, setError] = useState<string>()
  const onInvalid = (event: FormEvent<HTMLInputElement | HTMLSelectElement>) => {
    // Without its bubble the browser gives no field the focus.
    event.preventDefault()
    if (event.currentTarget.form?.querySelector(':invalid') === event.currentTarget) event.currentTarget.focus()
    setError(sentence)
  }
  return { error, onInvalid, onInput: () => setError(undefined) }
}
