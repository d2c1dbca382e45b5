import { ContactForm } from '~/components/contact/lazy-contact-form'
import { SocialLinks } from '~/components/links/social-links'
import { brand } from '~/lib/brand'
import { lead } from '~/theme/type.css'
import { container, section } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import * as styles from './contact-section.css'

/** The contact form at the end of the home page of visitors (specification 2, "Home"). */
export function ContactSection() {
  return (
    <section className={section} aria-labelledby="contact">
      <div className={`${container} ${styles.grid}`}>
        <div className={styles.body}>
          <Heading size="d2" id="contact">
            Write to Us
          </Heading>
          <p className={lead}>
            A question, an idea, a cup that needs teams or a team that needs a cup: a person will read it and answer
            within two working days.
          </p>
          <a className={styles.address} href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          <SocialLinks links={brand.social} owner={brand.name} boxed />
        </div>
        <ContactForm />
      </div>
    </section>
  )
}
