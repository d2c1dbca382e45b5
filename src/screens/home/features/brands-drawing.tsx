import { crestUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import * as styles from './brands-drawing.css'

/** The plate of a team and the plate of a brand, one over the other. */
export function BrandsDrawing() {
  return (
    <div className={styles.plates}>
      <span className={styles.team}>
        <Image className={styles.crest} src={crestUrl('Bengal Baagh')} alt="" width={120} height={120} />
      </span>
      <span className={styles.brand}>
        <svg className={styles.bolt} viewBox="0 0 40 56" role="presentation">
          <path d="M24 0 2 32H17L11 56 38 20H22L30 0Z" fill="currentColor" />
        </svg>
        Bijlee
      </span>
    </div>
  )
}
