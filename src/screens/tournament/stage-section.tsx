import { StandingsTable } from '~/components/tournament/standings-table'
import { TournamentDates } from '~/components/tournament/tournament-dates'
import type { GroupStage, PointsStage, Stage } from '~/content/tournaments/types'
import { Heading } from '~/ui/heading'
import { Bracket } from './bracket'
import { MatchTime } from './match-time'
import { Points } from './points'
import * as styles from './stage-section.css'

/** One stage of a tournament: its tables and matches, or its bracket. */
export function StageSection({ stage }: { stage: Stage }) {
  return (
    <section className={styles.stage} aria-label={stage.name}>
      <div className={styles.header}>
        <Heading level={3} size="d3">
          {stage.name}
        </Heading>
        <p className={styles.note}>
          <TournamentDates start={stage.start} end={stage.end} />
          {stage.kind !== 'bracket' && stage.advance > 0 && `, ${advancementText(stage)}`}
        </p>
      </div>
      {stage.kind === 'groups' && <Groups groups={stage.groups} />}
      {stage.kind === 'points' && <Points stage={stage} />}
      {stage.kind === 'bracket' && <Bracket name={stage.name} rounds={stage.rounds} />}
    </section>
  )
}

function advancementText(stage: GroupStage | PointsStage): string {
  const of = stage.kind === 'groups' && stage.groups.length > 1 ? ' of each group' : ''
  return stage.advance === 1 ? `top 1${of} advances` : `top ${stage.advance}${of} advance`
}

function Groups({ groups }: Pick<GroupStage, 'groups'>) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <div key={group.name}>
          <StandingsTable caption={group.name} rows={group.standings} />
          <details className={styles.details}>
            <summary className={styles.summary}>
              {group.matches.length} matches of {group.name}
            </summary>
            <ul className={groups.length === 1 ? styles.matches : ''}>
              {group.matches.map((match) => (
                <li key={match.id} className={styles.match}>
                  <span>{match.home?.name ?? 'To be decided'}</span>
                  <span className={styles.score}>{match.score ? match.score.join(' : ') : 'v'}</span>
                  <span className={styles.away}>{match.away?.name ?? 'To be decided'}</span>
                  <div className={styles.time}>
                    <MatchTime time={match.time} />
                  </div>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </div>
  )
}
