import { crestUrl } from '~/lib/art'
import { accentVars } from '~/theme/vars.css'
import * as styles from './stats-drawing.css'

/** Who won each round: the first team (a), the second (b), or not played yet (-). */
const rounds = [...'aabababbaabbabbaaababa--'].map((winner, index) => ({ number: index + 1, winner }))
const course =
  '0 118 40 104 80 110 120 78 160 86 200 52 240 70 280 62 320 30 360 44 400 24 440 58 480 40 520 64 560 34 600 46 640 18'
const rival =
  '0 96 40 108 80 90 120 104 160 80 200 92 240 66 280 84 320 72 360 80 400 60 440 48 480 66 520 52 560 70 600 58 640 62'

/** A match under way: score, rounds, and how far each side is ahead. */
export function StatsDrawing() {
  const won = (side: string) => rounds.filter(({ winner }) => winner === side).length
  return (
    <div className={styles.board}>
      <div className={styles.score}>
        <span className={styles.team}>
          <img className={styles.crest} src={crestUrl('Naag Esports')} alt="" width={64} height={64} loading="lazy" />
          <b className={styles.name}>Naag</b>
        </span>
        <span className={styles.figures}>
          {won('a')}
          <i className={styles.colon}>:</i>
          {String(won('b')).padStart(2, '0')}
        </span>
        <span className={styles.team}>
          <b className={styles.name}>Sher</b>
          <img className={styles.crest} src={crestUrl('Sher Squad')} alt="" width={64} height={64} loading="lazy" />
        </span>
      </div>
      <div className={styles.rounds}>
        {rounds.map(({ number, winner }) => (
          <i key={number} className={styles.round[winner === 'a' || winner === 'b' ? winner : 'open']} />
        ))}
      </div>
      <svg className={styles.chart} viewBox="0 0 640 150" preserveAspectRatio="none" role="presentation">
        <polygon points={`${course} 640 150 0 150`} fill={accentVars.accent} opacity=".16" />
        <polygon points={`${rival} 640 150 0 150`} fill={styles.colors.brand} opacity=".1" />
        <polyline
          points={course}
          fill="none"
          stroke={accentVars.accent}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          points={rival}
          fill="none"
          stroke={styles.colors.brand}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  )
}
