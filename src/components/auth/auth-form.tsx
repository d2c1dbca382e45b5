import type { LoginRequest } from '@akhada/contract/generated/models'
import { type MutationKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { keepDraft } from '~/components/form/keep-draft'
import { isRole } from '~/session/roles'
import * as styles from './auth-form.css'

interface Props {
  /** The key of the mutation that `onSubmit` starts. */
  mutationKey: MutationKey
  /** What the visitor does here: "sign in". */
  purpose: string
  isPending: boolean
  onSubmit: (account: LoginRequest, data: FormData) => void
  children: ReactNode
}

/**
 * The form of login and signup. A function as its action keeps typed text out of every URL, and React replays a submit
 * from before hydration. Until then the document's inline script shows that it's pending.
 */
export function AuthForm({ mutationKey, purpose, isPending, onSubmit, children }: Props) {
  const queryClient = useQueryClient()
  const sendButton = useRef<HTMLButtonElement>(null)

  // When the server has refused the form, the focus goes back to its button.
  useEffect(() => {
    if (isPending) return
    if (document.activeElement?.localName === 'main') sendButton.current?.focus({ preventScroll: true })
    sendButton.current = null
  }, [isPending])

  const submit = (data: FormData) => {
    // The second click of a double click comes before the form is rendered as pending.
    if (queryClient.isMutating({ mutationKey }) > 0) return
    const role = data.get('role')
    if (!isRole(role)) return
    // The button is about to be disabled, and would lose the focus to nothing.
    if (document.activeElement instanceof HTMLButtonElement) {
      sendButton.current = document.activeElement
      document.querySelector('main')?.focus({ preventScroll: true })
    }
    onSubmit({ email: String(data.get('email')).trim(), password: String(data.get('password')), role }, data)
  }
  return (
    <form className={styles.form} action={submit} ref={keepText} aria-busy={isPending} suppressHydrationWarning>
      <noscript>
        <p className={styles.note}>You need JavaScript to {purpose}. Allow it for this site, then reload the page.</p>
      </noscript>
      {children}
    </form>
  )
}

function keepText(form: HTMLFormElement): () => void {
  // React clears a form after its action, but the visitor may need the text again. It ignores events meanwhile, so `onReset` isn’t called.
  form.addEventListener('reset', (event) => event.preventDefault())
  return keepDraft(form)
}
