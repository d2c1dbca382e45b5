import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import * as styles from './checkbox.css'

interface Props extends ComponentProps<'input'> {
  label: ReactNode
}

/** A checkbox inside its label, so that a click on the text checks it, too. */
export function Checkbox({ label, ...input }: Props) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" className={styles.input} {...input} />
      <span className={styles.box} aria-hidden="true">
        <Check className={styles.tick} />
      </span>
      <span>{label}</span>
    </label>
  )
}
