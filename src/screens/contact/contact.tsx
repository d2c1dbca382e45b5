import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Clock, Mail, MapPin } from 'lucide-react'
import { ContactForm } from '~/components/contact/contact-form'
import { PageHeader } from '~/components/hero/page-header'
import { PageLinks } from '~/components/links/page-links'
import { SocialLinks } from '~/components/links/social-links'
import { contactQuery } from '~/content/contact/query'
import { type Contact, contactTopics } from '~/content/contact/types'
import { brand } from '~/lib/brand'
import { oneOf } from '~/router/define-search'
import { useSearchState } from '~/router/use-search-state'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Select } from '~/ui/select'
import * as styles from './contact.css'
import { type ContactSearch, contactSearch } from './contact-search'

const route = getRouteApi('/_site/contact/')

/** The contact form with a subject, and our other channels (docs/decisions/routes.md, docs/decisions/controls.md). */
export function ContactScreen() {
  const { data: contact } = useSuspenseQuery(contactQuery)
  const [search, setParams] = useSearchState(route, contactSearch)
  const { topic } = search
  const occasion = describeOccasion(search)

  return (
    <>
      <PageHeader title="Contact" ghost="saathi" lead={contact.intro} />
      <div className={`${container} ${styles.grid}`}>
        <section className={styles.panel} aria-labelledby="write">
          <Heading id="write">Write to us</Heading>
          <ContactForm
            subject={occasion?.subject ?? contact.topics[topic]}
            draft={topic === 'entry' ? contact.entryDraft : undefined}
          >
            <div className={styles.topic}>
              <Select
                label="Subject"
                value={topic}
                onChange={(event) => setParams({ topic: oneOf(contactTopics)(event.target.value) }, { replace: true })}
              >
                {contactTopics.map((each) => (
                  <option key={each} value={each}>
                    {contact.topics[each]}
                  </option>
                ))}
              </Select>
              {occasion && (
                <p className={styles.role}>
                  {occasion.label}: <b>{occasion.name}</b>
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

/** What a visitor writes about, if they came from its page. */
function describeOccasion({ topic, role, event, organizer }: ContactSearch) {
  if (topic === 'careers' && role) return { label: 'Position', name: role, subject: `Application: ${role}` }
  if (topic === 'entry' && event) return { label: 'Event', name: event, subject: `Entry: ${event}` }
  if (topic === 'brands' && organizer)
    return { label: 'Organizer', name: organizer, subject: `Sponsorship: ${organizer}` }
  return null
}
