import type { Player } from '~/api/player'
import { formatDollars, formatIndian } from '~/lib/number-format'
import { sumUpCareer } from '~/rules/career'
import { Stat } from '~/ui/stat'
import * as styles from './profile-tabs.css'

/** Figures from the record itself; nothing is estimated. */
export function StatsTab({ player }: { player: Player }) {
  const { results, first, podiums } = sumUpCareer(player.achievements)
  const [best] = player.earningsByYear.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount)

  return (
    <div className={styles.stats}>
      <Stat value={formatIndian(results)} label="Achievements" />
      <Stat value={formatIndian(first)} label="First places" />
      <Stat value={formatIndian(podiums)} label="Podiums" />
      <Stat value={best ? formatDollars(best.amount) : 'None'} label={best ? `Best year, ${best.year}` : 'Best year'} />
    </div>
  )
}
