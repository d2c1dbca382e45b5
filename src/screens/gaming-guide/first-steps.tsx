import { ButtonLink } from '~/components/links/links'
import type { GamingGuide, Note } from '~/content/gaming-guide/types'
import { h5 } from '~/theme/type.css'
import * as styles from './first-steps.css'
import { subtitle } from './gaming-guide.css'

/** The first steps of players and of creators, and where to learn more. */
export function FirstSteps({ start: { players, creators } }: { start: GamingGuide['start'] }) {
  return (
    <>
      <div className={styles.columns}>
        <Steps id="as-a-player" title="As a player" steps={players} />
        <Steps id="as-a-creator" title="As a creator" steps={creators} />
      </div>
      <p className={styles.more}>
        <span>Guides, drills and talks in full, free of charge:</span>
        <ButtonLink to="/learn" arrow>
          Gaming Knowledge Hub
        </ButtonLink>
      </p>
    </>
  )
}

function Steps({ id, title, steps }: { id: string; title: string; steps: Note[] }) {
  return (
    <div>
      <h3 id={id} className={subtitle}>
        {title}
      </h3>
      <ol className={styles.steps} aria-labelledby={id}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <b className={`${h5} ${styles.title}`}>{step.title}</b>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
