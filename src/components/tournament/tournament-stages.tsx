import { slug } from '@akhada/contract/slug'
import { Link } from '@tanstack/react-router'
import type { Stage } from '~/content/tournaments/types'
import { isModifiedClick } from '~/lib/modified-click'
import { moveToPart } from '~/ui/move-to-part'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './tournament-stages.css'

const states = { past: ' (over)', ongoing: ' (now)', next: ' Next', upcoming: ' (upcoming)' }

interface Props {
  stages: readonly Stage[]
  /** Whether each stage is on this page, in an element with its slug as id. */
  areOnPage?: boolean
}

/** The stages of a tournament in a row; the current one is highlighted. */
export function TournamentStages({ stages, areOnPage = false }: Props) {
  return (
    <ol className={styles.stages} aria-label="Stages">
      {stages.map(({ name, state: own }, index) => {
        const id = slug(name)
        const state = own === 'upcoming' && stages[index - 1]?.state === 'past' ? 'next' : own
        return (
          <li key={name} className={styles.stageIn[state]} aria-current={state === 'ongoing' ? 'step' : undefined}>
            <span>
              {areOnPage ? (
                <Link
                  to="."
                  search
                  hash={id}
                  activeOptions={{ includeHash: true }}
                  className={styles.link}
                  onClick={(event) => !isModifiedClick(event) && goBackTo(id)}
                >
                  {name}
                </Link>
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

/** Goes to the stage that the URL already names: the router doesn't do it again. */
function goBackTo(id: string): void {
  const part = document.getElementById(id)
  if (part && window.location.hash === `#${id}`) moveToPart(part)
}
