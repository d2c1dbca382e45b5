import { Copy } from 'lucide-react'
import { copyText } from '~/ui/copy-text'
import { toast } from '~/ui/toast'
import * as styles from './api-reference.css'

interface Props {
  label: string
  children: string
  /** Shows a copy button. */
  copy?: boolean
}

/** Code in a box that scrolls. */
export function CodeBlock({ label, children, copy }: Props) {
  const copyCode = () => copyText(children, () => toast.success('Copied'), 'Couldn’t copy it. Select the text instead.')
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard */}
      <section className={copy ? styles.command : styles.box} tabIndex={0} aria-label={label}>
        <pre className={styles.pre}>
          <code>{children}</code>
        </pre>
      </section>
      {copy && (
        <button type="button" className={styles.copy} aria-label={`Copy ${label}`} onClick={copyCode}>
          <Copy />
        </button>
      )}
    </div>
  )
}
