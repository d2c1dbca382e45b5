import type { Achievement } from '~/api/player'
import { TeamLink } from '~/components/entity-link'
import { Placement } from '~/components/placement'
import { TierBadge } from '~/components/tier-badge'
import { RecordedTournament } from '~/components/tournament/recorded-tournament'
import { formatWrittenDay } from '~/lib/dates'
import * as table from '~/ui/table.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './profile-tabs.css'

/** A player's achievements, as sent by the server. */
export function AchievementsTable({ achievements }: { achievements: readonly Achievement[] }) {
  if (achievements.length === 0) return <p className={styles.nothing}>No achievements on record yet.</p>
  return (
    <table className={table.table}>
      <caption className={visuallyHidden}>Achievements</caption>
      <thead>
        <tr>
          <th scope="col">Tournament</th>
          <th scope="col">Placement</th>
          <th scope="col">Tier</th>
          <th scope="col">Date</th>
          <th scope="col" className={table.number}>
            Prize
          </th>
          <th scope="col">Team</th>
        </tr>
      </thead>
      <tbody>
        {achievements.map((achievement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record may hold the same line twice, and lines never move
          <tr key={index}>
            <th scope="row">
              <RecordedTournament {...achievement} />
            </th>
            <td>{achievement.placement && <Placement place={achievement.placement} />}</td>
            <td>{achievement.tier && <TierBadge tier={achievement.tier} />}</td>
            <td>{achievement.date && formatWrittenDay(achievement.date)}</td>
            <td className={table.number}>{achievement.prize}</td>
            <td className={styles.team}>{achievement.team && <TeamLink name={achievement.team} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
