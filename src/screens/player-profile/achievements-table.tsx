import type { Achievement } from '~/api/player'
import { DataTable } from '~/components/data-table'
import { TeamLink } from '~/components/entity-link'
import { Placement } from '~/components/placement'
import { TierBadge } from '~/components/tier-badge'
import { RecordedTournament } from '~/components/tournament/recorded-tournament'
import { formatWrittenDay } from '~/lib/dates'
import { table } from '~/ui/table.css'
import * as styles from './profile-tabs.css'

/** A player's achievements, as sent by the server. */
export function AchievementsTable({ achievements }: { achievements: readonly Achievement[] }) {
  if (achievements.length === 0) return <p className={styles.nothing}>No achievements on record yet.</p>
  return (
    <DataTable
      className={table}
      caption="Achievements"
      rows={achievements.map((achievement) => ({
        Tournament: <RecordedTournament {...achievement} />,
        Placement: achievement.placement && <Placement place={achievement.placement} />,
        Tier: achievement.tier && <TierBadge tier={achievement.tier} />,
        Date: achievement.date && formatWrittenDay(achievement.date),
        Prize: achievement.prize,
        Team: achievement.team && <TeamLink name={achievement.team} />,
      }))}
    />
  )
}
