import { useState } from 'react'

/** Shows the browser's own validation error under a field, until the visitor types. */
export function useFieldError(sentence: string) {
  const [error, setError] = useState<string>()
  return { error, onInvalid: () => setError(sentence), onInput: () => setError(undefined) }
}
