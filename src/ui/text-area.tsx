import { type ComponentProps, useId } from 'react'
import { FieldFrame, getErrorAttributes } from './field'
import * as styles from './field.css'

interface Props extends ComponentProps<'textarea'> {
  label: string
  error?: string
}

/** Room for several lines of text. */
export function TextArea({ label, error, ...area }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <textarea id={id} className={styles.area} {...getErrorAttributes(id, error)} {...area} />
    </FieldFrame>
  )
}
