import { toneClass } from '~/components/marks/tone.css'
import { portraitCutOutUrl } from '~/lib/art'
import type { Tone } from '~/lib/tone'
import { Image } from '~/ui/image'
import { halo } from './halo.css'
import * as styles from './silhouette.css'

/** Somebody who isn't there: a black figure in front of a lit octagon. */
export function Silhouette({ name = 'Adarsh Pillai', tone = 'saffron' }: { name?: string; tone?: Tone }) {
  return (
    <span className={`${styles.silhouette} ${toneClass[tone]}`} aria-hidden="true">
      <span className={halo} />
      <Image className={styles.figure} src={portraitCutOutUrl(name)} alt="" width={400} height={500} priority />
    </span>
  )
}
