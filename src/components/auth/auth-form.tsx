import type { ReactNode } from 'react'
import { keepFields } from '~/ui/keep-fields'
import * as styles from './auth-form.css'

interface Props {
  isPending: boolean
  onSubmit: (data: FormData) => void
  children: ReactNode
}

/**
 * The form of login and signup. A function as its action keeps typed text out of every URL, and React runs a submit
 * from before hydration. Until then the inline script of the document shows that it is pending.
 */
export function AuthForm({ isPending, onSubmit, children }: Props) {
  return (
    <form className={styles.form} action={onSubmit} ref={keepFields} aria-busy={isPending} suppressHydrationWarning>
      <noscript>
        <p className={styles.note}>You need JavaScript to sign in. Allow it for this site, then reload the page.</p>
      </noscript>
      {children}
    </form>
  )
}
