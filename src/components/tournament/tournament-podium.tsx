import { TeamLink } from '~/components/links/entity-link'
import type { Prize } from '~/content/tournaments/types'
import { formatMoney } from '~/lib/number-format'
import * as styles from './tournament-podium.css'

const steps = ['first', 'second', 'third'] as const

/** The prize distribution: three steps in gold, grey and orange, further places in a list (specification 9). */
export function TournamentPodium({ prizes }: { prizes: readonly Prize[] }) {
  const rest = prizes.slice(steps.length)
  return (
    <>
      <ol className={styles.podium}>
        {steps.map((step, index) => {
          const prize = prizes[index]
          return (
            prize && (
              <li key={step} className={styles.places[step]}>
                <b className={styles.blocks[step]}>{prize.place}</b>
                <span className={styles.prize}>{formatMoney(prize.prize)}</span>
                {prize.team && <TeamLink name={prize.team.name} className={styles.team} />}
              </li>
            )
          )
        })}
      </ol>
      {rest.length > 0 && (
        <ol className={styles.rest} start={steps.length + 1}>
          {rest.map(({ place, prize, team }) => (
            <li key={place}>
              <span>{place}</span>
              {team ? <TeamLink name={team.name} className={styles.restTeam} /> : <span className={styles.restTeam} />}
              <span>{formatMoney(prize)}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
