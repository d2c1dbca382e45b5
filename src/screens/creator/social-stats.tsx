import { ArrowUpRight } from 'lucide-react'
import type { CreatorProfile, SocialStats as Figures } from '~/content/creators/profile-types'
import { formatFollowers } from '~/lib/number-format'
import { type Brand, BrandIcon } from '~/ui/brand-icons'
import { SectionHead } from '~/ui/section-head'
import { Stat } from '~/ui/stat'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { section, wrap } from '~/ui/wrap.css'
import * as styles from './social-stats.css'

const platforms = ['youtube', 'instagram', 'twitter', 'twitch'] as const satisfies readonly Brand[]

const names = { youtube: 'YouTube', instagram: 'Instagram', twitter: 'Twitter', twitch: 'Twitch' }

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
    <section className={section} aria-labelledby="reach">
      <div className={wrap}>
        <SectionHead title="Reach" id="reach" />
        <ul className={styles.platforms}>
          {platforms.map((platform) => {
            const stats = socialStats[platform]
            return (
              stats && (
                <li key={platform} className={styles.platform}>
                  <a className={styles.account} href={stats.link} target="_blank" rel="noopener noreferrer nofollow">
                    <BrandIcon brand={platform} />
                    {names[platform]}
                    <span className={visuallyHidden}> (opens in a new tab)</span>
                    <ArrowUpRight className={styles.away} aria-hidden="true" />
                  </a>
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
          <Stat value={performance.averageWatchMinutes} label="Minutes watched at a time" />
        </div>
      </div>
    </section>
  )
}
