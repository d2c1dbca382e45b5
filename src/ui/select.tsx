import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldFrame, getErrorAttributes } from './field'
import * as styles from './field.css'

interface Props extends ComponentProps<'select'> {
  label: string
  icon?: ReactNode
  error?: string
}

/** A select with the browser's own list, which every device knows how to show. */
export function Select({ label, icon, error, ...select }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} icon={icon} error={error}>
      <select
        id={id}
        className={`${styles.control} ${styles.withAction} ${icon ? styles.withIcon : ''}`}
        {...getErrorAttributes(id, error)}
        {...select}
      />
      <ChevronDown className={styles.chevron} />
    </FieldFrame>
  )
}
