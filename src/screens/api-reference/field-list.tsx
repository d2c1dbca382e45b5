import type { Field } from '~/content/api-reference/types'
import * as styles from './api-reference.css'
import { CodeText } from './code-text'
import { TypeName } from './type-name'

/** Fields with their types on one side and their descriptions on the other. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  return (
    <dl>
      {fields.map(({ name, type, required, description, limits }) => (
        <div key={name} className={styles.field}>
          <dt>
            <code className={styles.fieldName}>{name}</code> {required && <b className={styles.required}>required</b>}
          </dt>
          <dd className={styles.type}>
            <TypeName>{type}</TypeName>
            {limits.length > 0 && ` · ${limits.join(' · ')}`}
          </dd>
          {description && (
            <dd>
              <CodeText>{description}</CodeText>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
