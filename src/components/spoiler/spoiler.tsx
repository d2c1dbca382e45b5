import { Eye } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/button'
import * as styles from './spoiler.css'

interface Props {
  /** Names what is covered: "the standings of Group Stage". */
  label: string
  children: ReactNode
}

/** Results that visitors who avoid spoilers have to open first, with a screen reader too. Only CSS covers them: all pages are the same. */
export function Spoiler({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  // The button that had the focus disappears.
  useEffect(() => {
    if (isOpen) content.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <div className={isOpen ? styles.open : styles.block}>
      <p className={styles.cover}>
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          <Eye />
          Show {label}
        </Button>
      </p>
      <div ref={content} className={styles.content} tabIndex={isOpen ? -1 : undefined}>
        {children}
      </div>
    </div>
  )
}

interface InlineSpoilerProps {
  children: ReactNode
  /** Shown while the result is covered: "Winner of semi-final 1". */
  instead?: string
}

/** A result within a line of text. */
export function InlineSpoiler({ children, instead }: InlineSpoilerProps) {
  return (
    <>
      <span className={styles.secret}>{children}</span>
      {instead && <span className={styles.instead}>{instead}</span>}
    </>
  )
}
