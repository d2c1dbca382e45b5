import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import { Plus } from 'lucide-react'
import * as styles from './accordion.css'

interface AccordionProps {
  /** Answers are lists of paragraphs. */
  questions: readonly { id: string; question: string; answer: readonly string[] }[]
  /** The id of the open question, or an empty string. */
  value: string
  onValueChange: (id: string) => void
}

/** Questions, at most one of them open. Every answer is in the HTML, for search engines and visitors without JavaScript. */
export function Accordion({ questions, value, onValueChange }: AccordionProps) {
  return (
    <Root type="single" collapsible value={value} onValueChange={onValueChange}>
      {questions.map(({ id, question, answer }) => (
        <Item key={id} id={id} value={id} className={styles.item}>
          <Header asChild>
            <h3>
              <Trigger className={styles.trigger}>
                {question}
                <Plus className={styles.mark} />
              </Trigger>
            </h3>
          </Header>
          <Content className={styles.content} forceMount>
            <div className={styles.inner}>
              {answer.map((paragraph) => (
                <p key={paragraph} className={styles.paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
          </Content>
        </Item>
      ))}
    </Root>
  )
}
