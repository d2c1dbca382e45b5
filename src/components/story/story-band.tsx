import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { lattice } from '~/ui/lattice.css'
import * as styles from './story-band.css'

interface Props {
  title: string
  year: number
  /** Set large. */
  first: string | undefined
  others: readonly string[]
}

/** How something began: the one band of full colour on its page. */
export const StoryBand = ({ title, year, first, others }: Props) => (
  <section className={styles.band} aria-labelledby="story">
    <div className={`${lattice} ${styles.lattice}`} aria-hidden="true" />
    <div className={`${container} ${styles.inner}`}>
      <div className={styles.year} data-year={year} aria-hidden="true" />
      <div className={styles.body}>
        <Heading size="d2" id="story">
          {title}
        </Heading>
        <p className={styles.first}>{first}</p>
        <div className={styles.others}>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </div>
  </section>
)
