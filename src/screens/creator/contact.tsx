import { Mail, Phone } from 'lucide-react'
import { heatBand, heatBandInner } from '~/components/hero/heat-band.css'
import type { CreatorProfile } from '~/content/creators/types'
import { buttonClass } from '~/ui/button-class'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import * as styles from './contact.css'

/** Business contact: a person, with mail and phone (docs/decisions/controls.md). */
export function Contact({ creator: { name, manager } }: { creator: CreatorProfile }) {
  const subject = encodeURIComponent(`Collaboration with ${name}`)
  return (
    <section id="contact" className={`${heatBand} ${styles.band}`} aria-labelledby="contact-title">
      <div className={`${container} ${heatBandInner}`}>
        <Heading size="d2" id="contact-title">
          Business Contact
        </Heading>
        <p className={styles.who}>
          <b>{manager.name}</b> of {manager.agency} represents {name}.
        </p>
        <p className={styles.ways}>
          <a className={buttonClass({ variant: 'ghost' })} href={`mailto:${manager.email}?subject=${subject}`}>
            <Mail />
            {manager.email}
          </a>
          <a className={buttonClass({ variant: 'ghost' })} href={`tel:${manager.phone.replaceAll(' ', '')}`}>
            <Phone />
            {manager.phone}
          </a>
        </p>
      </div>
    </section>
  )
}
