import { Link } from '@tanstack/react-router'
import type { Plan } from '~/content/media-promotion/types'
import { button } from '~/ui/button-class'
import { container, section } from '~/ui/container.css'
import { SectionHeader } from '~/ui/section-header'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './plans.css'

/** The pricing band, where "View Pricing" leads (docs/decisions/controls.md). */
export function Plans({ plans, note }: { plans: readonly Plan[]; note: string }) {
  return (
    <section className={`${section} ${styles.band}`} aria-labelledby="pricing">
      <div className={container}>
        <SectionHeader title="Pricing" id="pricing" />
        <ul className={styles.plans}>
          {plans.map(({ name, price, per, text, includes }, index) => (
            <li key={name} className={styles.plan}>
              <h3 className={styles.name}>{name}</h3>
              <p>
                <b className={styles.price}>{price}</b> <span className={styles.per}>{per}</span>
              </p>
              <p>{text}</p>
              <ul className={styles.includes}>
                {includes.map((each) => (
                  <li key={each} className={styles.included}>
                    {each}
                  </li>
                ))}
              </ul>
              {index === 0 ? (
                <Link to="/signup" className={button({ variant: 'ghost' })}>
                  Create Account
                </Link>
              ) : (
                <Link to="/contact" search={{ topic: 'demo' }} className={button({ variant: 'ghost' })}>
                  Get a quote
                  <span className={visuallyHidden}> ({name})</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  )
}
