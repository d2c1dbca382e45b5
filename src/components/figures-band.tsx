import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { wrap } from '~/ui/wrap.css'
import { CountingFigure } from './counting-figure'
import * as styles from './figures-band.css'

interface Props {
  figures: { value: string; label: string }[]
  /** A heading above the figures; without one the band names itself to those who hear it. */
  heading?: ReactNode
}

/** The band of full heat with the marketing figures, which rise with its slope and count up when seen (specification 2, "Home"). */
export function FiguresBand({ figures, heading }: Props) {
  return (
    <section className={styles.band} aria-label={heading ? undefined : 'In numbers'}>
      <div className={`${wrap} ${styles.inner}`}>
        {heading}
        <ul className={styles.figures}>
          {figures.map(({ value, label }, index) => (
            <li key={label} className={styles.figure} style={place(index)}>
              <b className={styles.value}>
                <CountingFigure value={value} />
              </b>
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const place = (index: number) => assignInlineVars({ [styles.place]: String(index) })
