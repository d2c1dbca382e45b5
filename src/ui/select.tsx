import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import * as styles from './field.css'

interface Props extends ComponentProps<'select'> {
  label: string
  icon?: ReactNode
}

/** A select with its label above; the browser's own list, which every device knows how to show. */
export function Select({ label, icon, ...select }: Props) {
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
        <select
          id={id}
          className={`${styles.control} ${styles.withAction} ${icon ? styles.withIcon : ''}`}
          {...select}
        />
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </div>
    </div>
  )
}
