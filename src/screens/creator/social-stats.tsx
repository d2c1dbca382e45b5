import { sum } from '@akhada/contract/sum'
import type { SocialStats as Figures } from '@akhada/sample-world/creators/types'
import { ArrowUpRight } from 'lucide-react'
import { Facts } from '~/components/facts/facts'
import { Section } from '~/components/section'
import type { CreatorProfile } from '~/content/creators/types'
import { formatShort } from '~/lib/number-format'
import { nameAudience } from '~/lib/words'
import { BrandIcon } from '~/ui/brand-icons'
import { type Brand, brandNames } from '~/ui/brand-names'
import { ExternalLink } from '~/ui/external-link'
import { Stat } from '~/ui/stat'
import * as styles from './social-stats.css'

const platforms = ['youtube', 'instagram', 'twitter', 'twitch'] as const satisfies readonly Brand[]

/** Social stats by platform, and the performance of the last twelve months. */
export function SocialStats({ creator }: { creator: CreatorProfile }) {
  const { performanceMetrics: performance, streamingAnalytics, socialStats } = creator
  const { months } = streamingAnalytics
  const watched = sum(months.map(({ averageViewers, hours }) => averageViewers * hours))
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
                  <ArrowUpRight className={styles.away} />
                </ExternalLink>
                {stats.followers !== undefined && (
                  <p className={styles.followers}>
                    <b>{formatShort(stats.followers)}</b> {nameAudience(platform).toLowerCase()}
                  </p>
                )}
                <Facts className={styles.figures} facts={listAverages(stats)} />
              </li>
            )
          )
        })}
      </ul>
      <h3 className={styles.subhead}>Performance, the last twelve months</h3>
      <div className={styles.performance}>
        <Stat value={formatShort(performance.totalViews)} label="Views" />
        <Stat value={formatShort(watched)} label="Hours watched live" />
        <Stat value={`+${performance.audienceGrowth}%`} label="Audience" />
        <Stat value={performance.uploadsPerMonth} label="Uploads a month" />
        <Stat value={Math.round(sum(months.map(({ hours }) => hours)) / months.length)} label="Live hours a month" />
        <Stat value={formatShort(creator.stats.peakViewers)} label="Most viewers at once" />
      </div>
    </Section>
  )
}

const format = (value: number | undefined) => value !== undefined && formatShort(value)

const listAverages = (stats: Figures) => ({
  'Average views': format(stats.avgViews),
  Engagement: stats.engagementRate !== undefined && `${stats.engagementRate}%`,
  'Average likes': format(stats.avgLikes),
  'Average comments': format(stats.avgComments),
  'Average retweets': format(stats.avgRetweets),
  'Average viewers': format(stats.avgViewers),
  'Peak viewers': format(stats.peakViewers),
})
