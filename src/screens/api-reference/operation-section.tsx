import { startTransition, useState } from 'react'
import type { Operation } from '~/content/api-reference/types'
import { useBrowserValue } from '~/hooks/use-browser-value'
import { siteUrl } from '~/lib/brand'
import { label } from '~/theme/type.css'
import { Button } from '~/ui/button'
import { Heading } from '~/ui/heading'
import * as styles from './api-reference.css'
import { CodeBlock } from './code-block'
import { CodeText } from './code-text'
import { FieldList } from './field-list'
import { toCurl, toRequest } from './request'
import { TryIt } from './try-it'
import { TypeName } from './type-name'

/** One operation: its params, its responses, a command line, and a form that sends it. */
export function OperationSection({ operation }: { operation: Operation }) {
  const { id, method, path, summary, description, fields, body } = operation
  const [isOpen, setIsOpen] = useState(false)
  const origin = useBrowserValue(() => window.location.origin, siteUrl)
  const host = import.meta.env.VITE_API_HOST || origin
  const examples = Object.fromEntries(fields.map(({ name, example }) => [name, example]))

  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <Heading level={3} id={`${id}-title`}>
        {summary}
      </Heading>
      <p className={styles.path}>
        <b className={styles.method}>{method}</b> <code>{path}</code>
      </p>
      {description && (
        <p className={styles.paragraph}>
          <CodeText>{description}</CodeText>
        </p>
      )}
      <CodeBlock label={`the curl command of “${summary}”`} copy>
        {toCurl(host, toRequest(operation, examples))}
      </CodeBlock>
      <Button
        variant="ghost"
        size="small"
        className={styles.tryIt}
        aria-expanded={isOpen}
        aria-controls={`${id}-try`}
        onClick={() => startTransition(() => setIsOpen(!isOpen))}
      >
        Try it
      </Button>
      <div id={`${id}-try`} className={styles.tryItForm}>
        {isOpen && <TryIt operation={operation} host={host} />}
      </div>
      {fields.length > 0 && (
        <>
          <h4 className={label}>{body ? 'Body' : 'Parameters'}</h4>
          {body && (
            <p>
              JSON, <TypeName>{body}</TypeName>
            </p>
          )}
          <FieldList fields={fields} />
        </>
      )}
      <Responses operation={operation} />
    </section>
  )
}

function Responses({ operation }: { operation: Operation }) {
  return (
    <>
      <h4 className={label}>Responses</h4>
      <ul>
        {operation.responses.map(({ status, description, schema, example }) => (
          <li key={status}>
            <details className={styles.response}>
              <summary className={styles.summary}>
                <b className={styles.status[status.startsWith('2') ? 'success' : 'failure']}>{status}</b>
                <span>
                  <CodeText>{description}</CodeText>
                </span>
              </summary>
              <p>
                JSON, <TypeName>{schema}</TypeName>
              </p>
              <CodeBlock label={`an example of ${status} of “${operation.summary}”`}>{example}</CodeBlock>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
