import { useId } from 'react'
import { heatBand } from '~/components/hero/heat-band.css'
import type { Figure } from '~/content/figures/types'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { CountUp } from './count-up'
import * as styles from './figures-band.css'

interface Props {
  figures: readonly Figure[]
  /** Heading above the figures; without it the band has an aria-label. */
  title?: string
  /** What the figures count, since the page may show another number. */
  note: string
}

/** The band of full heat with the marketing figures, which rise with its slope and count up when seen (specification 2, "Home"). */
export function FiguresBand({ figures, title, note }: Props) {
  const id = useId()
  const name = title ? { 'aria-labelledby': id } : { 'aria-label': 'In numbers' }
  return (
    <section className={heatBand} {...name}>
      <div className={`${container} ${styles.inner}`}>
        {title && (
          <Heading size="d2" id={id}>
            {title}
          </Heading>
        )}
        <ul className={styles.figures}>
          {figures.map(({ value, label }) => (
            <li key={label} className={styles.figure}>
              <b className={styles.value}>
                <CountUp value={value} />
              </b>
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  )
}
