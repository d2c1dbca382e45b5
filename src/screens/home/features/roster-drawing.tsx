import { Plus } from 'lucide-react'
import { portraitUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import { face, pit } from './face.css'
import * as styles from './roster-drawing.css'

const roster = ['Basil Kurian', 'Prerna Joshi', 'Charles Prabhakar', 'Harpreet Gill', 'Reuben Mathew']

/** Five of a team in their octagons, and a place for one more. */
export function RosterDrawing() {
  return (
    <div className={styles.roster}>
      {roster.map((name) => (
        <span key={name} className={pit}>
          <Image className={face} src={portraitUrl(name)} alt="" width={200} height={250} />
        </span>
      ))}
      <span className={styles.open}>
        <Plus />
      </span>
    </div>
  )
}
