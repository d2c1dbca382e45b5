import { ArrowUpRight } from 'lucide-react'
import { CalendarMenu } from '~/components/calendar/calendar-menu'
import { GoLink } from '~/components/links/links'
import { Section } from '~/components/section'
import type { OrganizationProfile } from '~/content/organizations/types'
import { formatShort } from '~/lib/number-format'
import { nameAudience } from '~/lib/words'
import { BrandIcon } from '~/ui/brand-icons'
import { brandNames } from '~/ui/brand-names'
import { ExternalLink } from '~/ui/external-link'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './connect.css'

const platforms = ['website', 'youtube', 'instagram', 'twitter', 'twitch', 'discord'] as const

/** Connect With Us: each account that has a URL, with its followers (specification 2). */
export function Connect({ profile: { id, name, socialLinks } }: { profile: OrganizationProfile }) {
  return (
    <Section id="connect" title="Connect With Us">
      <ul className={styles.links}>
        {platforms.map((platform) => {
          const link = socialLinks[platform]
          return (
            link && (
              <li key={platform}>
                <ExternalLink className={styles.link} href={link.url}>
                  <span className={styles.platform}>
                    <BrandIcon brand={platform} />
                    {brandNames[platform]}
                    <ArrowUpRight className={styles.away} />
                  </span>
                  <span className={link.followers === undefined ? styles.site : styles.figure}>
                    {link.followers === undefined ? new URL(link.url).hostname : formatShort(link.followers)}
                  </span>
                  <span className={styles.note}>
                    {link.followers === undefined ? 'Official site' : nameAudience(platform)}
                    <span className={visuallyHidden}> of {name}</span>
                  </span>
                </ExternalLink>
              </li>
            )
          )
        })}
      </ul>
      <div className={styles.actions}>
        <span>All our tournaments in your calendar</span>
        <CalendarMenu size="small" subject={`the tournaments of ${name}`} path={`organizations/${id}`} />
        <GoLink to="/contact" search={{ topic: 'brands', about: name }}>
          Sponsor {name}
        </GoLink>
      </div>
    </Section>
  )
}
