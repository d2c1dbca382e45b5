import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { goLink } from '~/components/go-link.css'
import { PageHeader } from '~/components/page-header'
import type { ComingSoon } from '~/content/coming-soon/types'
import { h5, lead } from '~/theme/type.css'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './coming-soon.css'

/** The head of a page that isn't open yet. */
export function ComingHeader({ page: { title, ghost, lead: text } }: { page: ComingSoon }) {
  return (
    <PageHeader title={title} ghost={ghost}>
      <p className={styles.soon}>Coming soon</p>
      <p className={lead}>{text}</p>
    </PageHeader>
  )
}

/** What will be there. */
export function Plans({ plans, children }: { plans: ComingSoon['plans']; children?: ReactNode }) {
  return (
    <section aria-labelledby="plans">
      <Heading level={2} size="d3" id="plans">
        What’s coming
      </Heading>
      <ol className={styles.plans}>
        {plans.map(({ title, text }) => (
          <li key={title} className={styles.plan}>
            <h3 className={h5}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}

/** Where to go until then. */
export function Meanwhile({ ways }: { ways: ComingSoon['meanwhile'] }) {
  return (
    <section className={`${container} ${styles.meanwhile}`} aria-labelledby="meanwhile">
      <SectionHeader title="Meanwhile" id="meanwhile" />
      <ul className={styles.ways}>
        {ways.map(({ to, label, text }) => (
          <li key={label} className={styles.way}>
            <Link to={to} className={goLink}>
              {label}
              <ArrowRight aria-hidden="true" />
            </Link>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
