import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { goLink } from '~/components/go-link.css'
import { PageHeader } from '~/components/page-header'
import { type ComingPage, comingSoonQuery } from '~/content/coming-soon'
import { h5, lead } from '~/theme/type.css'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import * as styles from './coming-soon.css'

/** An honest page for what is announced: what will be there, and where to go meanwhile (decisions.md, "Routes"). */
export function ComingSoonScreen({ page }: { page: ComingPage }) {
  const { data: coming } = useSuspenseQuery(comingSoonQuery(page))

  return (
    <>
      <PageHeader title={coming.title} ghost={coming.ghost}>
        <p className={styles.soon}>Coming soon</p>
        <p className={lead}>{coming.lead}</p>
      </PageHeader>
      <div className={`${container} ${styles.grid}`}>
        <figure className={styles.frame}>
          <Image
            className={styles.picture}
            src={coming.picture.url}
            alt={coming.picture.alt}
            width={1600}
            height={900}
            priority
          />
        </figure>
        <section className={styles.plans} aria-labelledby="plans">
          <Heading level={2} size="d3" id="plans">
            What will be here
          </Heading>
          <ul className={styles.planList}>
            {coming.plans.map(({ title, text }) => (
              <li key={title} className={styles.plan}>
                <h3 className={h5}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.meanwhile} aria-labelledby="meanwhile">
          <Heading level={2} size="d3" id="meanwhile">
            Meanwhile
          </Heading>
          <ul className={styles.ways}>
            {coming.meanwhile.map(({ to, label, text }) => (
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
      </div>
    </>
  )
}
