import { type ComponentProps, type ReactNode, useId } from 'react'
import * as styles from './field.css'

interface Props extends ComponentProps<'input'> {
  label: string
  icon?: ReactNode
  /** A button inside the field, at its end. */
  action?: ReactNode
  hint?: string
  error?: string
}

/** A text input with its label above and a hint or an error below. */
export function Field({ label, icon, action, hint, error, ...input }: Props) {
  const id = useId()
  const note = error ?? hint
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
          aria-describedby={note ? `${id}-note` : undefined}
          {...input}
        />
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  )
}
