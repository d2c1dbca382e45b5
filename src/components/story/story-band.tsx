import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { lattice } from '~/ui/lattice.css'
import * as styles from './story.css'

interface Props {
  year: number
  paragraphs: string[]
}

/** Our Founding Story: the one band of full colour on the page. */
export function Story({ year, paragraphs }: Props) {
  const [first = '', ...others] = paragraphs
  const opening = first.slice(0, first.indexOf('. ') + 1)
  return (
    <section className={styles.band} aria-labelledby="story">
      <div className={`${lattice} ${styles.lattice}`} aria-hidden="true" />
      <div className={`${container} ${styles.inner}`}>
        <div className={styles.year} data-year={year} />
        <div className={styles.body}>
          <Heading level={2} size="d2" id="story">
            Our Founding Story
          </Heading>
          <p className={styles.first}>{opening}</p>
          <div className={styles.others}>
            {[first.slice(opening.length).trim(), ...others].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
