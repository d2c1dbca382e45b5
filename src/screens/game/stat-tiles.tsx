import { Eye, Radio, Trophy, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GamePage } from '~/content/tournaments/types'
import { formatIndian } from '~/lib/number-format'
import { container } from '~/ui/container.css'
import * as styles from './stat-tiles.css'

/** A game in numbers, overlapping the bottom of its header. */
export function StatTiles({ game, teamCount }: Pick<GamePage, 'game' | 'teamCount'>) {
  return (
    <dl className={`${container} ${styles.tiles}`}>
      <Tile icon={<Eye />} value={game.viewers} label="Viewers" />
      <Tile icon={<Trophy />} value={formatIndian(game.tournaments)} label="Tournaments" />
      <Tile icon={<Radio />} value={formatIndian(game.live)} label="Ongoing" />
      <Tile icon={<Users />} value={formatIndian(teamCount)} label="Teams" />
    </dl>
  )
}

function Tile({ icon, value, label }: { icon: ReactNode; value: string; label: string }) {
  return (
    <div className={styles.tile}>
      <dt>
        {label}
        {icon}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
