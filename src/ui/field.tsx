import { type ComponentProps, type ReactNode, useId } from 'react'
import * as styles from './field.css'

interface Props extends ComponentProps<'input'> {
  label: string
  icon?: ReactNode
  /** A button inside the field, at its end. */
  action?: ReactNode
  error?: string
}

/** A text input with its label above and an error below. */
export function Field({ label, icon, action, error, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.well}>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <input
          id={id}
          className={`${styles.control} ${icon ? styles.withIcon : ''} ${action ? styles.withAction : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          {...input}
        />
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
