import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as styles from './hero-name.css'

/** The name that a page is about, as large as its longest word allows, hung from the bar. */
export function HeroName({ name }: { name: string }) {
  const words = name.split(' ')
  const letters = Math.max(7, ...words.map((word) => word.length))
  return (
    <h1 className={styles.name} style={assignInlineVars({ [styles.letters]: String(letters) })}>
      {words.map((word) => (
        <span key={word}>{word} </span>
      ))}
    </h1>
  )
}
