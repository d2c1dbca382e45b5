import { crest } from '~/lib/art'
import { Image } from '~/ui/image'
import * as styles from './brands-drawing.css'

/** The plate of a team and the plate of a brand, one over the other, with a rivet where they meet. */
export function BrandsDrawing() {
  return (
    <div className={styles.plates}>
      <span className={styles.team}>
        <Image className={styles.crest} src={crest('Deccan Forge')} alt="" width={120} height={120} />
      </span>
      <span className={styles.brand}>
        <svg className={styles.bolt} viewBox="0 0 40 56" role="presentation">
          <path d="M26 0 2 32H16L12 56 22 42V24H40L22 0Z" fill="currentColor" />
          <path d="M22 0V24H40L12 56 16 32H22Z" fill="currentColor" opacity=".78" />
        </svg>
        Bijlee
      </span>
      <span className={styles.rivet} />
    </div>
  )
}
