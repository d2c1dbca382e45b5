import { crestUrl, featureUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import * as styles from './stats-drawing.css'

/** Who won each round: the first team (a), the second (b), or not played yet (-). */
const rounds = [...'aabababbaabbabbaaababa--'].map((winner, index) => ({ number: index + 1, winner }))

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
      <Image className={styles.chart} src={featureUrl('lead')} alt="" width={640} height={150} />
    </div>
  )
}
