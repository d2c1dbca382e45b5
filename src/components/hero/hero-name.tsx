import { assignInlineVars } from '@vanilla-extract/dynamic'
import { measureLongestWord } from '~/lib/longest-word'
import * as styles from './hero-name.css'

/** The name that a page is about, as large as its longest word allows, hung from the bar. */
export function HeroName({ name }: { name: string }) {
  return (
    <h1 className={styles.name} style={assignInlineVars({ [styles.letters]: String(measureLongestWord(name, 7)) })}>
      <span>{name.replaceAll(/\s+/g, '\n')}</span>
    </h1>
  )
}
