import type { ReactNode } from 'react'
import { Brackets } from './brackets'
import { Cards } from './cards'
import type { CardsData } from './cards-data'
import { Controls } from './controls'
import { Messages } from './messages'
import * as styles from './parts.css'
import { Texts } from './texts'

/** Every part of `src/ui` and the main cards, each in all its states. */
export function Parts({ cards }: { cards: CardsData }) {
  const groups: Record<string, ReactNode> = {
    Texts: <Texts />,
    Controls: <Controls />,
    Messages: <Messages />,
    Cards: <Cards {...cards} />,
    Brackets: <Brackets />,
  }
  return (
    <main className={styles.page}>
      <h1>Parts</h1>
      {Object.entries(groups).map(([group, parts]) => (
        <div key={group} id={group} className={styles.page}>
          {parts}
        </div>
      ))}
    </main>
  )
}
