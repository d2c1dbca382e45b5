import { Send } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { keepDraft } from '~/components/keep-draft'
import { textLink } from '~/components/links.css'
import { brand } from '~/lib/brand'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { TextArea } from '~/ui/text-area'
import * as styles from './contact-form.css'
import { type ContactMessage, findContactErrors, makeMailLink } from './contact-message'

interface Props {
  /** What the mail is about: its subject begins with it. */
  subject?: string
  /** The beginning of a message, to be filled in. */
  draft?: string
  /** Content above the fields, such as a select of topics. */
  children?: ReactNode
}

/**
 * Name, email and message. No API accepts them, so they open in the visitor's own mail program (docs/decisions/controls.md).
 * Without JavaScript the browser does the same by itself.
 */
export function ContactForm({ subject, draft = '', children }: Props) {
  const [errors, setErrors] = useState<Partial<ContactMessage>>({})
  const [mail, setMail] = useState<string>()
  const message = useRef<HTMLTextAreaElement>(null)
  const lastDraft = useRef(draft)

  // A draft that the visitor hasn't touched makes way for the next.
  useEffect(() => {
    if (message.current?.value === lastDraft.current) message.current.value = draft
    lastDraft.current = draft
  }, [draft])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const written = read(form)
    const found = findContactErrors(written)
    setErrors(found)
    setMail(undefined)
    const first = Object.keys(found)[0]
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    const link = makeMailLink(written, subject)
    setMail(link)
    window.location.assign(link)
  }

  /** Drops the errors of fields that have been corrected. */
  function correct({ currentTarget }: FormEvent<HTMLFormElement>) {
    const found = findContactErrors(read(currentTarget))
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => Object.hasOwn(found, field))))
  }

  return (
    <form
      className={styles.form}
      aria-label="Contact"
      action={`mailto:${brand.email}`}
      method="post"
      encType="text/plain"
      noValidate
      ref={keepDraft}
      onInput={correct}
      onSubmit={send}
    >
      {children}
      <div className={styles.pair}>
        <Field label="Name" name="name" autoComplete="name" required error={errors.name} />
        <Field label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      </div>
      <TextArea
        ref={message}
        label="Message"
        name="message"
        rows={6}
        required
        defaultValue={draft}
        error={errors.message}
      />
      <div className={styles.foot}>
        <Button type="submit" size="large">
          Send Message
          <Send />
        </Button>
        <p className={styles.note}>Opens your email app with the message filled in.</p>
      </div>
      <p role="status" className={mail ? styles.sent : undefined}>
        {mail && (
          <>
            Your email app should be showing the message now. Send it from there. Nothing happened?{' '}
            <a className={textLink} href={mail}>
              Open the message again
            </a>{' '}
            or write to{' '}
            <a className={textLink} href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
            .
          </>
        )}
      </p>
    </form>
  )
}

function read(form: HTMLFormElement): ContactMessage {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  return { name: text('name'), email: text('email'), message: text('message') }
}
