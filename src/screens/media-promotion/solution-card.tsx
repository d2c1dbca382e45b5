import { memo } from 'react'
import type { Solution } from '~/content/media-promotion/types'
import { Image } from '~/ui/image'
import { Tag } from '~/ui/tag'
import * as styles from './solution-card.css'

interface Props {
  solution: Solution
  /** The chosen audience, when the solution is made for it. */
  madeFor: string | null
}

/** A marketing solution, marked if it's made for the chosen audience. */
export const SolutionCard = memo(function SolutionCard({ solution, madeFor }: Props) {
  const { title, description, badges, picture } = solution
  return (
    <article className={styles.card} data-marked={madeFor ? '' : undefined}>
      <div className={styles.frame}>
        <Image className={styles.picture} src={picture} alt="" width={640} height={360} />
        {madeFor && <p className={styles.mark}>For {madeFor}</p>}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{description}</p>
        <ul className={styles.badges}>
          {badges.map((badge) => (
            <li key={badge}>
              <Tag>{badge}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
})
