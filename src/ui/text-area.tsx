import { type ComponentProps, useId } from 'react'
import * as styles from './field.css'

interface Props extends ComponentProps<'textarea'> {
  label: string
  error?: string
}

/** Room for several lines of text, with its label above and an error below. */
export function TextArea({ label, error, ...area }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.well}>
        <textarea
          id={id}
          className={styles.area}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          {...area}
        />
      </div>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
