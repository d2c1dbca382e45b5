import * as Radix from '@radix-ui/react-accordion'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './accordion.css'

interface Props {
  items: readonly { id: string; title: string; content: ReactNode }[]
  /** The id of the open item, or an empty text. */
  value: string
  onValueChange: (id: string) => void
}

/** Questions of which at most one is open; choosing the open one closes it. */
export function Accordion({ items, value, onValueChange }: Props) {
  return (
    <Radix.Root type="single" collapsible value={value} onValueChange={onValueChange}>
      {items.map(({ id, title, content }) => (
        <Radix.Item key={id} id={id} value={id} className={styles.item}>
          <Radix.Header asChild>
            <h3>
              <Radix.Trigger className={styles.trigger}>
                {title}
                <Plus className={styles.mark} aria-hidden="true" />
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Radix.Content className={styles.content}>
            <div className={styles.inner}>{content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
