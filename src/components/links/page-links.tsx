import { Section } from '~/components/section'
import type { ComingSoon } from '~/content/coming-soon/types'
import type { Contact } from '~/content/contact/types'
import { GoLink } from './links'
import * as styles from './page-links.css'

interface Props {
  title: string
  id: string
  links: ComingSoon['meanwhile'] | Contact['elsewhere']
}

/** A section of links to other pages, each with a description. */
export function PageLinks({ title, id, links }: Props) {
  return (
    <Section id={id} title={title}>
      <ul className={styles.links}>
        {links.map(({ label, text, ...target }) => (
          <li key={label} className={styles.link}>
            <GoLink {...target}>{label}</GoLink>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
