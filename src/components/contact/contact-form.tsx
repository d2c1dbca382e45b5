import { Send } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { keepDraft } from '~/components/form/keep-draft'
import { RequiredField } from '~/components/form/required-field'
import { useFieldError } from '~/components/form/use-field-error'
import { textLink } from '~/components/links/links.css'
import { brand } from '~/lib/brand'
import { useUser } from '~/session/session'
import { Button } from '~/ui/button'
import { TextArea } from '~/ui/text-area'
import * as styles from './contact-form.css'
import { type ContactMessage, makeMailLink } from './contact-message'

interface Props {
  /** What the mail is about: its subject begins with it. */
  subject?: string
  /** The beginning of a message, to be filled in. */
  draft?: string
  /** Content above the fields, such as a select of topics. */
  children?: ReactNode
}

/**
 * Name and email (filled in for members) and message. No API accepts them, so they open in the visitor's own mail program (docs/decisions/controls.md).
 * Without JavaScript the browser does the same by itself.
 */
export function ContactForm({ subject, draft = '', children }: Props) {
  const user = useUser()
  const [mail, setMail] = useState<string>()
  const message = useRef<HTMLTextAreaElement>(null)
  const lastDraft = useRef(draft)
  const advice = draft ? 'Please fill in the message.' : 'Please write a message.'

  // A draft that the visitor hasn't touched makes way for the next.
  useEffect(() => {
    if (message.current?.value === lastDraft.current) message.current.value = draft
    lastDraft.current = draft
  }, [draft])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = readMessage(event.currentTarget)
    if (message.current && ['', draft.trim()].includes(written.message)) {
      // To the browser, spaces and an untouched draft are a message.
      message.current.setCustomValidity(advice)
      event.currentTarget.reportValidity()
      message.current.setCustomValidity('')
      return
    }
    const link = makeMailLink(written, subject)
    setMail(link)
    window.location.assign(link)
  }

  return (
    <form
      className={styles.form}
      aria-label="Contact"
      action={`mailto:${brand.email}`}
      method="post"
      encType="text/plain"
      ref={keepDraft}
      onSubmit={send}
      onInput={() => setMail(undefined)}
    >
      {children}
      <div className={styles.pair}>
        <RequiredField
          label="Name"
          name="name"
          defaultValue={user?.name}
          pattern=".*\S.*"
          autoComplete="name"
          advice="Please tell us your name."
        />
        <RequiredField
          label="Email"
          name="email"
          type="email"
          defaultValue={user?.email}
          // With a dot in the domain, which the browser doesn't demand.
          pattern=".+@.+\..+"
          autoComplete="email"
          advice="Please enter your email address, like you@example.com."
        />
      </div>
      <TextArea
        ref={message}
        label="Message"
        name="message"
        rows={6}
        required
        defaultValue={draft}
        {...useFieldError(advice)}
      />
      <div className={styles.foot}>
        <Button type="submit" size="large">
          Send Message
          <Send />
        </Button>
        <p className={styles.note}>Opens your email app with the message filled in. You can attach files there.</p>
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

function readMessage(form: HTMLFormElement): ContactMessage {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  return { name: text('name'), email: text('email'), message: text('message') }
}
