import { useState } from 'react'
import type { Operation, RequestField } from '~/content/api-reference/types'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { CodeBlock } from './code-block'
import { toRequest } from './request'
import { type SentResponse, sendRequest } from './send-request'
import * as styles from './try-it.css'

/** What sending does, where it does more than read. */
const effects: Record<string, string> = {
  login: 'Calls the live API. You’ll see the response, but it isn’t stored and won’t sign you in.',
  signup: 'Calls the live API and creates a real account. You’ll see the response, but it won’t sign you in.',
}

/** A form with the fields of an operation, which sends it to the live API and shows the response. */
export function TryIt({ operation, host }: { operation: Operation; host: string }) {
  const [isSending, setIsSending] = useState(false)
  const [response, setResponse] = useState<SentResponse>()
  const { summary, fields } = operation

  async function send(data: FormData) {
    if (isSending) return
    const values = Object.fromEntries([...data].map(([name, value]) => [name, `${value}`]))
    setIsSending(true)
    setResponse(await sendRequest(host, toRequest(operation, values)))
    setIsSending(false)
  }

  return (
    <form
      className={styles.form}
      aria-label={`Try “${summary}”`}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      {fields.length > 0 && (
        <div className={styles.inputs}>
          {fields.map((field) => (
            <Input key={field.name} field={field} />
          ))}
        </div>
      )}
      <div className={styles.foot}>
        <Button type="submit" size="small" aria-disabled={isSending}>
          {isSending ? 'Sending...' : 'Send'}
        </Button>
        <p className={styles.note}>{effects[operation.id] ?? 'Goes to the live API.'}</p>
      </div>
      <div role="status">
        {response && (
          <>
            <p>
              <b>{response.status}</b> {response.note}
            </p>
            {response.body && <CodeBlock label={`the response of “${summary}”`}>{response.body}</CodeBlock>}
          </>
        )}
      </div>
    </form>
  )
}

/** Checks only that required fields are filled in, so that visitors can see how the API refuses invalid values. */
function Input({ field: { name, required, example, options, in: place } }: { field: RequestField }) {
  if (options) {
    return (
      <Select label={name} name={name} defaultValue={required ? example : ''}>
        {!required && <option value="">(not set)</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    )
  }
  return (
    <Field
      label={name}
      name={name}
      type={name === 'password' ? 'password' : 'text'}
      required={required}
      // Only path params are prefilled here, so that nobody creates an account by pressing one button.
      defaultValue={place === 'path' ? example : undefined}
      placeholder={example}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete={name === 'password' ? 'new-password' : 'off'}
    />
  )
}
