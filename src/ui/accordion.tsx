import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './accordion.css'

interface AccordionProps {
  items: readonly { id: string; title: string; content: ReactNode }[]
  /** The id of the open item, or an empty string. */
  value: string
  onValueChange: (id: string) => void
}

/** Questions, at most one of them open. Every answer is in the HTML, for search engines and visitors without JavaScript. */
export function Accordion({ items, value, onValueChange }: AccordionProps) {
  return (
    <Root type="single" collapsible value={value} onValueChange={onValueChange}>
      {items.map(({ id, title, content }) => (
        <Item key={id} id={id} value={id} className={styles.item}>
          <Header asChild>
            <h3>
              <Trigger className={styles.trigger}>
                {title}
                <Plus className={styles.mark} />
              </Trigger>
            </h3>
          </Header>
          <Content className={styles.content} forceMount>
            <div className={styles.inner}>{content}</div>
          </Content>
        </Item>
      ))}
    </Root>
  )
}
