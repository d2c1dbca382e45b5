import type { ReactNode } from 'react'
import { Image } from '~/ui/image'
import * as styles from './crest-row.css'

/** A crest next to what there is to say about its bearer, in the header of a page. */
export const CrestRow = ({ crest, children }: { crest: string; children: ReactNode }) => (
  <div className={styles.row}>
    <Image className={styles.crest} src={crest} alt="" width={120} height={120} priority />
    <div className={styles.text}>{children}</div>
  </div>
)
