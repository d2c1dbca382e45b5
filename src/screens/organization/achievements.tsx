import { achievementTypes } from '@akhada/sample-world/organizations/types'
import { GameTag, PathLink } from '~/components/links/entity-link'
import { Placement } from '~/components/marks/placement'
import { Section } from '~/components/section'
import { Spoiler } from '~/components/spoiler/spoiler'
import type { OrganizationAchievement } from '~/content/organizations/types'
import { Stat } from '~/ui/stat'
import { Tag } from '~/ui/tag'
import * as styles from './achievements.css'
import { figures } from './teams.css'

/** Achievements: counts by type, and all of them, newest year first (specification 2 and specification 9). */
export function Achievements({ achievements }: { achievements: readonly OrganizationAchievement[] }) {
  const years = [...Map.groupBy(achievements, ({ year }) => year)].toSorted(([a], [b]) => b - a)

  return (
    <Section id="achievements" title="Achievements">
      <Spoiler label="the achievements">
        <div className={figures}>
          {achievementTypes.map((type) => {
            const count = achievements.filter((each) => each.type === type).length
            return <Stat key={type} value={count} label={count === 1 ? type : `${type}s`} />
          })}
        </div>
        <ol className={styles.years}>
          {years.map(([year, ofYear]) => (
            <li key={year} className={styles.group}>
              <h3 className={styles.year}>{year}</h3>
              <ul>
                {ofYear.map(({ title, type, description, relatedGame, position, awardedBy, path }) => (
                  <li key={title} className={styles.item[type]}>
                    <p className={styles.chips}>
                      {position && <Placement place={position} />}
                      <Tag>{type}</Tag>
                      {relatedGame && <GameTag name={relatedGame} />}
                    </p>
                    <h4 className={styles.title}>
                      <PathLink path={path}>{title}</PathLink>
                    </h4>
                    <p className={styles.text}>
                      {description}
                      {awardedBy && ` Awarded by ${awardedBy}.`}
                    </p>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Spoiler>
    </Section>
  )
}
