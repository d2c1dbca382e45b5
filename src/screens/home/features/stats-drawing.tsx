import { crestUrl, featureUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import * as styles from './stats-drawing.css'

/** A match under way: score, rounds, and how far each side is ahead. */
export function StatsDrawing() {
  return (
    <div className={styles.board}>
      <div className={styles.score}>
        <span className={styles.team}>
          <Image className={styles.crest} src={crestUrl('Naag Esports')} alt="" width={64} height={64} />
          <b className={styles.name}>Naag</b>
        </span>
        <span className={styles.figures}>
          12<i className={styles.colon}>:</i>10
        </span>
        <span className={styles.team}>
          <b className={styles.name}>Sher</b>
          <Image className={styles.crest} src={crestUrl('Sher Squad')} alt="" width={64} height={64} />
        </span>
      </div>
      <Image className={styles.rounds} src={featureUrl('rounds')} alt="" width={239} height={10} />
      <Image className={styles.chart} src={featureUrl('lead')} alt="" width={640} height={150} />
    </div>
  )
}
