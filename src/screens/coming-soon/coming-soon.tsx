import type { ReactNode } from 'react'
import { PageHeader } from '~/components/hero/page-header'
import { PageLinks } from '~/components/links/page-links'
import type { ComingSoon } from '~/content/coming-soon/types'
import { h5, lead } from '~/theme/type.css'
import { Heading } from '~/ui/heading'
import * as styles from './coming-soon.css'

/** A page that isn't open yet: its head, and where to go meanwhile. */
export function ComingSoonPage({ page, children }: { page: ComingSoon; children: ReactNode }) {
  const { title, ghost, lead: text, meanwhile } = page
  return (
    <>
      <PageHeader title={title} ghost={ghost}>
        <p className={styles.soon}>Coming soon</p>
        <p className={lead}>{text}</p>
      </PageHeader>
      {children}
      <PageLinks title="Meanwhile" id="meanwhile" links={meanwhile} />
    </>
  )
}

/** What the page will offer. */
export function WhatsComing({ plans }: { plans: ComingSoon['plans'] }) {
  return (
    <section aria-labelledby="plans">
      <Heading id="plans">What’s coming</Heading>
      <ol className={styles.plans}>
        {plans.map(({ title, text }) => (
          <li key={title} className={styles.plan}>
            <h3 className={h5}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
