import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Clock, Mail, MapPin } from 'lucide-react'
import { useState } from 'react'
import { ContactForm } from '~/components/contact/contact-form'
import { PageHeader } from '~/components/hero/page-header'
import { PageLinks } from '~/components/links/page-links'
import { SocialLinks } from '~/components/links/social-links'
import { contactQuery } from '~/content/contact/query'
import { type Contact, type ContactTopic, contactTopics } from '~/content/contact/types'
import { brand } from '~/lib/brand'
import { oneOf } from '~/router/define-search'
import { useSearchState } from '~/router/use-search-state'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Select } from '~/ui/select'
import * as styles from './contact.css'
import { contactSearch } from './contact-search'

const route = getRouteApi('/_site/contact/')

/** What a message of a topic is about, if the visitor came from its page: a label, and the beginning of the mail's subject. */
const occasions: Partial<Record<ContactTopic, { label: string; subject: string }>> = {
  careers: { label: 'Position', subject: 'Application' },
  entry: { label: 'Event', subject: 'Entry' },
  brands: { label: 'To sponsor', subject: 'Sponsorship' },
  demo: { label: 'Plan', subject: 'Quote' },
}

/** The contact form with a subject, and our other channels (docs/decisions/routes.md, docs/decisions/controls.md). */
export function ContactScreen() {
  const { data: contact } = useSuspenseQuery(contactQuery)
  const [{ topic, about }, setParams] = useSearchState(route, contactSearch)
  // What the visitor came for is there again when they return to its topic.
  const [arrival] = useState({ topic, about })
  const changeTopic = (next: ContactTopic) =>
    setParams({ topic: next, about: next === arrival.topic ? arrival.about : '' }, { replace: true })
  const occasion = about && occasions[topic]

  return (
    <>
      <PageHeader title="Contact" ghost="saathi" lead={contact.intro} />
      <div className={`${container} ${styles.grid}`}>
        <section className={styles.panel} aria-labelledby="write">
          <Heading id="write">Write to us</Heading>
          <ContactForm
            subject={occasion ? `${occasion.subject}: ${about}` : contact.topics[topic]}
            draft={topic === 'entry' && !about ? `Tournament:\n${contact.drafts.entry}` : contact.drafts[topic]}
          >
            <div className={styles.topic}>
              <Select
                label="Subject"
                value={topic}
                onChange={(event) => changeTopic(oneOf(contactTopics)(event.target.value))}
              >
                {contactTopics.map((each) => (
                  <option key={each} value={each}>
                    {contact.topics[each]}
                  </option>
                ))}
              </Select>
              {occasion && (
                <p className={styles.role}>
                  {occasion.label}: <b>{about}</b>
                </p>
              )}
            </div>
          </ContactForm>
        </section>
        <FindUs contact={contact} />
      </div>
      <PageLinks title="Before You Write" id="elsewhere" links={contact.elsewhere} />
    </>
  )
}

const FindUs = ({ contact }: { contact: Contact }) => (
  <section className={styles.places} aria-labelledby="find">
    <Heading id="find">Find us</Heading>
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <Mail />
        <a className={styles.mail} href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
      </li>
      <li className={styles.fact}>
        <MapPin />
        <address className={styles.address}>
          {brand.name}
          {contact.address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </address>
      </li>
      <li className={styles.fact}>
        <Clock />
        {contact.hours}
      </li>
    </ul>
    <SocialLinks links={brand.social} owner={brand.name} boxed />
  </section>
)
