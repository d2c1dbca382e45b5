import { type ReactNode, useId } from 'react'
import { buttonClass } from './button-class'
import * as styles from './menu.css'

interface Props {
  label: ReactNode
  icon: ReactNode
  variant?: 'primary' | 'ghost'
  size?: 'small' | 'normal'
  /** Links and buttons with the class `item`, in list items. */
  children: ReactNode
}

/** A button with a menu. The popover API toggles it, and closes it on Escape and on clicks elsewhere. */
export function Menu({ label, icon, variant = 'ghost', size, children }: Props) {
  const id = useId()
  return (
    <div className={styles.scope}>
      <button type="button" className={`${buttonClass({ variant, size })} ${styles.trigger}`} popoverTarget={id}>
        {icon}
        {label}
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <ul>{children}</ul>
      </div>
    </div>
  )
}
