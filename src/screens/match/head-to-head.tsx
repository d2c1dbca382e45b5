import { TeamLink } from '~/components/links/entity-link'
import { MatchList } from '~/components/match/match-list'
import { InnerSection } from '~/components/section'
import type { MatchSide } from '~/content/match/types'
import type { ScheduledMatch } from '~/content/schedule/types'
import type { Team } from '~/content/tournaments/types'
import { aside } from '~/theme/type.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './head-to-head.css'

interface Props {
  pair: readonly [MatchSide, MatchSide]
  meetings: readonly ScheduledMatch[]
}

/** All earlier matches of two teams against each other. */
export function HeadToHead({ pair: [{ team: home }, { team: away }], meetings }: Props) {
  if (!home || !away) return null
  const tally = [home, away].map((team) => ({ team, wins: countWins(meetings, team) }))
  const [own = 0, other = 0] = tally.map(({ wins }) => wins)
  return (
    <InnerSection id="head-to-head" title="Head to head" aside={<p className={aside}>Before this match</p>}>
      {meetings.length === 0 ? (
        <p className={styles.nothing}>
          {home.name} and {away.name} haven’t met here before.
        </p>
      ) : (
        <>
          <dl className={styles.tally}>
            {tally.map(({ team, wins }) => (
              <div key={team.id}>
                <dt>
                  <TeamLink name={team.name} />
                </dt>
                <dd>
                  {wins} <span className={visuallyHidden}>{wins === 1 ? 'win' : 'wins'}</span>
                </dd>
              </div>
            ))}
          </dl>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.otherShare} width="100" height="1" />
            <rect className={styles.ownShare} width={(own / Math.max(1, own + other)) * 100} height="1" />
          </svg>
          <MatchList label="Earlier matches" matches={meetings} />
        </>
      )}
    </InnerSection>
  )
}

const countWins = (meetings: readonly ScheduledMatch[], { id }: Team) =>
  meetings.filter(({ winner }) => winner?.id === id).length
