import { slug } from '@akhada/contract/slug'
import type { Stage } from '~/content/tournaments/types'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './tournament-stages.css'

const states = { past: ' (over)', ongoing: ' (now)', next: ' Next', upcoming: ' (upcoming)' }

interface Props {
  stages: readonly Stage[]
  /** Whether each stage is on this page, in an element with its slug as id. */
  areOnPage?: boolean
}

/** The stages of a tournament in a row; the current one is highlighted. */
export function TournamentStages({ stages, areOnPage }: Props) {
  return (
    <ol className={styles.stages} aria-label="Stages">
      {stages.map(({ name, state: own }, index) => {
        const state = own === 'upcoming' && stages[index - 1]?.state === 'past' ? 'next' : own
        return (
          <li key={name} className={styles.stageIn[state]} aria-current={state === 'ongoing' ? 'step' : undefined}>
            <span>
              {areOnPage ? (
                <a href={`#${slug(name)}`} className={styles.link}>
                  {name}
                </a>
              ) : (
                name
              )}
              <span className={state === 'next' ? styles.next : visuallyHidden}>{states[state]}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
