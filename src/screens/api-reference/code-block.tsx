import { Copy } from 'lucide-react'
import { toast } from '~/ui/toast'
import * as styles from './api-reference.css'

interface Props {
  label: string
  children: string
  /** Offers to copy it. */
  copy?: boolean
}

/** Code that scrolls in a box of its own. */
export function CodeBlock({ label, children, copy }: Props) {
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={copy ? styles.command : styles.box} tabIndex={0} aria-label={label}>
        <pre className={styles.pre}>
          <code>{children}</code>
        </pre>
      </section>
      {copy && (
        <button type="button" className={styles.copy} aria-label={`Copy ${label}`} onClick={() => copyText(children)}>
          <Copy aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Copied')
  } catch {
    toast.error('Couldn’t copy it. Select the text instead.')
  }
}
