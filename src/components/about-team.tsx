import type { TeamMember } from '~/content/about-platform/types'
import { Image } from '~/ui/image'
import { surface, surfaceInner } from '~/ui/surface.css'
import * as styles from './about-team.css'
import { Section } from './section'

/** The team: name, role and a short text. */
export function AboutTeam({ team }: { team: TeamMember[] }) {
  return (
    <Section id="team" title="Our Team">
      <ul className={styles.team}>
        {team.map(({ name, role, bio, image }) => (
          <li key={name} className={surface}>
            <article className={surfaceInner}>
              <Image className={styles.portrait} src={image} alt="" width={400} height={500} />
              <div className={styles.body}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.role}>{role}</p>
                <p className={styles.bio}>{bio}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
