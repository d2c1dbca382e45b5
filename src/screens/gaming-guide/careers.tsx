import type { GamingGuide } from '~/content/gaming-guide/types'
import { galleryUrl } from '~/lib/art'
import { h5 } from '~/theme/type.css'
import { Image } from '~/ui/image'
import * as styles from './careers.css'
import { picture, subtitle } from './gaming-guide.css'
import { Notes } from './notes'

/** Direct and supporting roles, and four popular paths into them. */
export function Careers({ careers: { direct, supporting, paths } }: { careers: GamingGuide['careers'] }) {
  return (
    <>
      <Image className={picture} src={galleryUrl('control')} alt="" width={1200} height={800} />
      <h3 className={subtitle}>Direct roles</h3>
      <Notes notes={direct} columns={2} label="Direct roles" />
      <h3 className={subtitle}>Supporting roles</h3>
      <Notes notes={supporting} columns={3} label="Supporting roles" />
      <h3 id="paths" className={subtitle}>
        Four popular paths
      </h3>
      <ul className={styles.paths} aria-labelledby="paths">
        {paths.map(({ title, steps }) => (
          <li key={title} className={styles.path}>
            <h4 className={h5}>{title}</h4>
            <ol>
              {steps.map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </>
  )
}
