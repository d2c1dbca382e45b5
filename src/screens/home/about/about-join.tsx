import { actions } from '~/components/actions.css'
import { ButtonLink } from '~/components/links/links'
import { ghostWordUrl, portraitCutOutUrl } from '~/lib/art'
import { lead } from '~/theme/type.css'
import { container } from '~/ui/container.css'
import { GhostWord } from '~/ui/ghost-word'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import * as styles from './about-join.css'

/** Seven figures, from left to right; the middle one is in front. */
const squad = [
  'Adarsh Pillai',
  'Mansi Rastogi',
  'Deepak Hegde',
  'Prerna Joshi',
  'Karthik Raghunathan',
  'Falak Manihar',
  'Kunal Tomar',
]

/** The call to action: joining is free. */
export function AboutJoin({ text }: { text: string }) {
  return (
    <section className={styles.section} aria-labelledby="join">
      <GhostWord className={styles.ghost} src={ghostWordUrl('akhada')} />
      <div className={`${container} ${styles.body}`}>
        <Heading size="d1" id="join">
          Joining <br />
          is free
        </Heading>
        <p className={`${lead} ${styles.text}`}>{text}</p>
        <div className={`${actions} ${styles.ways}`}>
          <ButtonLink to="/signup" arrow>
            Create Account
          </ButtonLink>
          <ButtonLink to="/services" variant="ghost" arrow>
            Explore Platform
          </ButtonLink>
          <ButtonLink to="/careers" variant="ghost" arrow>
            View Open Positions
          </ButtonLink>
        </div>
      </div>
      <div className={styles.squad}>
        {squad.map((name) => (
          <Image key={name} className={styles.figure} src={portraitCutOutUrl(name)} alt="" width={400} height={500} />
        ))}
      </div>
    </section>
  )
}
