import { type RefObject, useEffect, useRef } from 'react'

const key = 'rememberedEmail'

/** A ref for the e-mail field: fills in what "Remember me" kept, unless something is typed already. */
export function useRememberedEmail(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    try {
      if (field.current?.value === '') field.current.value = localStorage.getItem(key) ?? ''
    } catch {
      // A browser that forbids storage remembers nothing.
    }
  }, [])
  return field
}

/** Keeps the e-mail for the next sign-in in this browser, or forgets it (null). Never the password. */
export function rememberEmail(email: string | null): void {
  try {
    if (email) localStorage.setItem(key, email)
    else localStorage.removeItem(key)
  } catch {
    // As above.
  }
}
