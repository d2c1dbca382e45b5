import type { AboutPlatform } from '~/content/about-platform/types'
import { galleryUrl, ghostWordUrl } from '~/lib/art'
import { container, section } from '~/ui/container.css'
import { GhostWord } from '~/ui/ghost-word'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { Stat } from '~/ui/stat'
import * as styles from './about-purpose.css'

/** Mission and vision, with four statistics. */
export function AboutPurpose({ about }: { about: Pick<AboutPlatform, 'mission' | 'vision' | 'statistics'> }) {
  return (
    <section className={`${section} ${styles.section}`} aria-labelledby="mission vision">
      <GhostWord className={styles.ghost} src={ghostWordUrl('khel')} />
      <div className={`${container} ${styles.grid}`}>
        <div className={styles.body}>
          <Heading size="d2" id="mission">
            Our Mission
          </Heading>
          <p className={styles.large}>{about.mission}</p>
        </div>
        <div className={styles.frame}>
          <Image className={styles.picture} src={galleryUrl('practice')} alt="" width={1200} height={800} />
        </div>
        <div className={`${styles.body} ${styles.vision}`}>
          <Heading size="d2" id="vision">
            Our Vision
          </Heading>
          <p className={styles.large}>{about.vision}</p>
        </div>
        <div className={styles.statistics}>
          {about.statistics.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} />
          ))}
        </div>
      </div>
    </section>
  )
}
