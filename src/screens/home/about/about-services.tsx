import { GoLink } from '~/components/links/links'
import { toneClass } from '~/components/marks/tone.css'
import { Section } from '~/components/section'
import type { AboutService } from '~/content/about-platform/types'
import { Image } from '~/ui/image'
import * as styles from './about-services.css'

/** The three service cards: gamers and creators, brands and sponsors, tournament organizers. */
export function AboutServices({ services }: { services: AboutService[] }) {
  return (
    <Section id="services" title="What We Do" className={styles.section}>
      <ul className={styles.cards}>
        {services.map((service) => (
          <li key={service.title} className={`${toneClass[service.tone]} ${styles.card}`}>
            <article className={styles.inner}>
              <Image className={styles.picture} src={service.image} alt="" width={800} height={450} />
              <div className={styles.body}>
                <h3 className={styles.title}>{service.title}</h3>
                <p className={styles.text}>{service.text}</p>
                <ul className={styles.points}>
                  {service.points.map((point) => (
                    <li key={point} className={styles.point}>
                      {point}
                    </li>
                  ))}
                </ul>
                <GoLink to={service.to} className={styles.link}>
                  {service.link}
                </GoLink>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
