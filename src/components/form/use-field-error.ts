import { type FormEvent, useState } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Shows the browser's own validation error under a field instead of in a bubble over it, until the value is right. */
export function useFieldError(sentence: string) {
  const [error, setError] = useState<string>()
  const onInvalid = (event: FormEvent<Control>) => {
    // Without its bubble the browser doesn't focus the field.
    event.preventDefault()
    if (event.currentTarget.form?.querySelector(':invalid') === event.currentTarget) event.currentTarget.focus()
    setError(sentence)
  }
  const onInput = ({ currentTarget }: FormEvent<Control>) => {
    if (currentTarget.validity.valid) setError(undefined)
  }
  const onBlur = ({ currentTarget: { value, validity } }: FormEvent<Control>) => {
    if (value && !validity.valid) setError(sentence)
  }
  return { error, onInvalid, onInput, onBlur }
}
