import { halo } from '~/components/hero/halo.css'
import { SocialLinks } from '~/components/links/social-links'
import { Section } from '~/components/section'
import type { OrganizationLeader } from '~/content/organizations/types'
import { Image } from '~/ui/image'
import * as styles from './leadership.css'

/** The founder, large, and the three co-founders. */
export function Leadership({ leaders }: { leaders: readonly OrganizationLeader[] }) {
  return (
    <Section id="leadership" title="Leadership">
      <ul className={styles.leaders}>
        {leaders.map((leader) => (
          <li key={leader.name} className={styles.leader}>
            <div className={styles.picture}>
              <span className={halo} aria-hidden="true" />
              <Image className={styles.portrait} src={leader.image} alt="" width={400} height={500} />
            </div>
            <p className={styles.role}>{leader.role}</p>
            <h3 className={styles.name}>{leader.name}</h3>
            <p className={styles.nickname}>“{leader.nickname}”</p>
            <p className={styles.bio}>{leader.bio}</p>
            <SocialLinks owner={leader.name} links={leader.socialLinks} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
