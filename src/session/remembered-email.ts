import { type RefObject, useEffect, useRef } from 'react'
import { createStorageStore } from './storage-store'

const store = createStorageStore('rememberedEmail', (text) => text ?? '')

/** A ref for the email field: fills in what "Remember me" saved and checks its box, unless something is typed already. */
export function useRememberedEmail(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const email = store.read()
    if (!email || field.current?.value !== '') return
    field.current.value = email
    const box = field.current.form?.elements.namedItem('remember')
    if (box instanceof HTMLInputElement) box.checked = true
  }, [])
  return field
}

/** Saves the email for the next sign-in in this browser, or removes it (null). Never the password. */
export const rememberEmail = store.tryWrite
