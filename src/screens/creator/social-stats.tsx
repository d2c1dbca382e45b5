import type { SocialStats as Figures } from '@akhada/sample-world/creators/types'
import { ArrowUpRight } from 'lucide-react'
import { Section } from '~/components/section'
import type { CreatorProfile } from '~/content/creators/types'
import { formatFollowers } from '~/lib/number-format'
import { BrandIcon } from '~/ui/brand-icons'
import { type Brand, brandNames } from '~/ui/brand-names'
import { ExternalLink } from '~/ui/external-link'
import { Stat } from '~/ui/stat'
import * as styles from './social-stats.css'

const platforms = ['youtube', 'instagram', 'twitter', 'twitch'] as const satisfies readonly Brand[]

const labels: readonly [Exclude<keyof Figures, 'followers'>, string][] = [
  ['avgViews', 'Average views'],
  ['engagementRate', 'Engagement'],
  ['avgLikes', 'Average likes'],
  ['avgComments', 'Average comments'],
  ['avgRetweets', 'Average retweets'],
  ['avgViewers', 'Average viewers'],
  ['peakViewers', 'Peak viewers'],
]

/** Social stats by platform, and the performance of the last twelve months. */
export function SocialStats({ creator }: { creator: CreatorProfile }) {
  const { performanceMetrics: performance, socialStats } = creator
  return (
    <Section id="reach" title="Reach">
      <ul className={styles.platforms}>
        {platforms.map((platform) => {
          const stats = socialStats[platform]
          return (
            stats && (
              <li key={platform} className={styles.platform}>
                <ExternalLink className={styles.account} href={stats.link}>
                  <BrandIcon brand={platform} />
                  {brandNames[platform]}
                  <ArrowUpRight className={styles.away} aria-hidden="true" />
                </ExternalLink>
                {stats.followers !== undefined && (
                  <p className={styles.followers}>
                    <b>{formatFollowers(stats.followers)}</b> {platform === 'youtube' ? 'subscribers' : 'followers'}
                  </p>
                )}
                <dl className={styles.figures}>
                  {labels.map(([key, label]) => {
                    const value = stats[key]
                    return (
                      value !== undefined && (
                        <div key={key}>
                          <dt>{label}</dt>
                          <dd>{key === 'engagementRate' ? `${value}%` : formatFollowers(value)}</dd>
                        </div>
                      )
                    )
                  })}
                </dl>
              </li>
            )
          )
        })}
      </ul>
      <h3 className={styles.subhead}>Performance, the last twelve months</h3>
      <div className={styles.performance}>
        <Stat value={formatFollowers(performance.totalViews)} label="Views" />
        <Stat value={formatFollowers(performance.watchHours)} label="Hours watched" />
        <Stat value={`+${performance.audienceGrowth}%`} label="Audience" />
        <Stat value={performance.uploadsPerMonth} label="Uploads a month" />
        <Stat value={performance.liveHoursPerMonth} label="Live hours a month" />
        <Stat value={performance.averageWatchMinutes} label="Minutes per view" />
      </div>
    </Section>
  )
}
