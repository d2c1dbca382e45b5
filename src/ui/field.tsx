import { type ComponentProps, type ReactNode, useId } from 'react'
import { label as labelStyle } from '~/theme/type.css'
import * as styles from './field.css'

interface FrameProps {
  /** The id of the control inside. */
  id: string
  label: string
  icon?: ReactNode
  error?: string
  children: ReactNode
}

/** The frame of an input, select or text area: a label above and an error below. */
export function FieldFrame({ id, label, icon, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      <div className={styles.well}>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        {children}
      </div>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The attributes of a control whose frame shows an error. */
export const getErrorAttributes = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': `${id}-note` } : {}

interface Props extends ComponentProps<'input'> {
  label: string
  icon?: ReactNode
  /** A button inside the field, at its end. */
  action?: ReactNode
  error?: string
}

/** An input with its label and, if given, an icon, a button at its end and an error. */
export function Field({ label, icon, action, error, ...input }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} icon={icon} error={error}>
      <input
        id={id}
        className={`${styles.control} ${icon ? styles.withIcon : ''} ${action ? styles.withAction : ''}`}
        {...getErrorAttributes(id, error)}
        {...input}
      />
      {action && <span className={styles.action}>{action}</span>}
    </FieldFrame>
  )
}
