import { ButtonLink } from '~/components/links/links'
import { Section } from '~/components/section'
import type { Plan } from '~/content/media-promotion/types'
import { section } from '~/ui/container.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './plans.css'

/** The pricing band, where "View Pricing" leads (docs/decisions/controls.md). */
export function Plans({ plans, note }: { plans: readonly Plan[]; note: string }) {
  return (
    <Section id="pricing" title="Pricing" className={`${section} ${styles.band}`}>
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
              <ButtonLink to="/signup" variant="ghost">
                Create Account
              </ButtonLink>
            ) : (
              <ButtonLink to="/contact" search={{ topic: 'demo', about: name }} variant="ghost">
                Get a quote
                <span className={visuallyHidden}> ({name})</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </Section>
  )
}
