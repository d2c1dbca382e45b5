import type { Stage, TournamentState } from '~/content/tournaments/types'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './tournament-stages.css'

const states: Record<TournamentState, string> = { past: ' (over)', ongoing: ' (now)', upcoming: ' (to come)' }

/** The stages of a tournament in a row; the current one is highlighted. */
export function TournamentStages({ stages }: { stages: readonly Stage[] }) {
  const current = findCurrentStage(stages)
  return (
    <ol className={styles.stages} aria-label="Stages">
      {stages.map(({ name, state: own }) => {
        const state = name === current?.name ? 'ongoing' : own
        return (
          <li key={name} className={styles.stageIn[state]} aria-current={state === 'ongoing' ? 'step' : undefined}>
            <span>
              {name}
              <span className={visuallyHidden}>{states[state]}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The current stage; between two stages the next one. */
function findCurrentStage(stages: readonly Stage[]): Stage | undefined {
  const begun = stages.some(({ state }) => state !== 'upcoming')
  return (
    stages.find(({ state }) => state === 'ongoing') ??
    (begun ? stages.find(({ state }) => state === 'upcoming') : undefined)
  )
}
