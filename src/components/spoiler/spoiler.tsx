import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button'
import * as styles from './spoiler.css'

interface Props {
  /** What is covered: "the standings of Group Stage". */
  label: string
  children: ReactNode
}

/** Results that stay covered, for screen readers too, until they are opened, while the visitor wants no spoilers. Only CSS covers them: pages are the same for all. */
export function Spoiler({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={isOpen ? styles.open : styles.block}>
      <p className={styles.cover}>
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          <Eye />
          Show {label}
        </Button>
      </p>
      <div className={styles.content}>{children}</div>
    </div>
  )
}

interface SecretProps {
  children: ReactNode
  /** What stands there while it is covered: "Winner of semi-final 1". */
  instead?: string
}

/** A result within a line of text. */
export function Secret({ children, instead }: SecretProps) {
  return (
    <>
      <span className={styles.secret} data-spoiler="">
        {children}
      </span>
      {instead && <span className={styles.instead}>{instead}</span>}
    </>
  )
}
