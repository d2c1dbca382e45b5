import type { NamedSchema } from '~/content/api-reference/types'
import { Heading } from '~/ui/heading'
import * as styles from './api-reference.css'
import { CodeBlock } from './code-block'
import { CodeText } from './code-text'
import { FieldList } from './field-list'

/** One schema: its fields, and an example. */
export function SchemaSection({ schema: { name, description, fields, example } }: { schema: NamedSchema }) {
  return (
    <section id={name} className={styles.part} aria-labelledby={`${name}-title`}>
      <Heading level={3} size="h4" id={`${name}-title`} className={styles.schemaName}>
        {name}
      </Heading>
      {description && (
        <p className={styles.paragraph}>
          <CodeText>{description}</CodeText>
        </p>
      )}
      <FieldList fields={fields} />
      <details className={styles.response}>
        <summary className={styles.summary}>Example</summary>
        <CodeBlock label={`an example of ${name}`}>{example}</CodeBlock>
      </details>
    </section>
  )
}
