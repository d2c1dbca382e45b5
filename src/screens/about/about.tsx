import { useSuspenseQuery } from '@tanstack/react-query'
import { AboutTeam } from '~/components/about-team'
import { PageHeader } from '~/components/hero/page-header'
import { Section } from '~/components/section'
import { StoryBand } from '~/components/story/story-band'
import { aboutCompanyQuery } from '~/content/about-company/query'
import { aboutPlatformQuery } from '~/content/about-platform/query'
import { brand } from '~/lib/brand'
import { label } from '~/theme/type.css'
import * as styles from './about.css'
import { PressKit } from './press-kit'

/** The people behind the platform and its story; `/` has its features (docs/decisions/routes.md). */
export function AboutScreen() {
  const { data: about } = useSuspenseQuery(aboutPlatformQuery)
  const { data: story } = useSuspenseQuery(aboutCompanyQuery)
  const [first, ...others] = story.paragraphs

  return (
    <>
      <PageHeader title={`About ${brand.name}`} ghost="kahani" lead={about.intro} />
      <StoryBand title="Our Story" year={story.year} first={first} others={others} />
      <Section id="timeline" title="So far">
        <ol className={styles.timeline}>
          {story.timeline.map(({ year, title, text }) => (
            <li key={year} className={styles.moment}>
              <b className={styles.when}>{year}</b>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.purpose}>
          <div>
            <h3 className={label}>Our Mission</h3>
            <p className={styles.statement}>{story.mission}</p>
          </div>
          <div>
            <h3 className={label}>Our Vision</h3>
            <p className={styles.statement}>{story.vision}</p>
          </div>
        </div>
      </Section>
      <AboutTeam team={about.team} />
      <PressKit press={story.press} />
    </>
  )
}
