import { getRouteApi, Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Bracket } from '~/components/bracket/lazy-bracket'
import { GroupTable } from '~/components/tournament/group-table'
import { TournamentDates } from '~/components/tournament/tournament-dates'
import type { BracketStage, GroupStage, Match, PointsStage, Stage } from '~/content/tournaments/types'
import { useSearchState } from '~/router/use-search-state'
import { Heading } from '~/ui/heading'
import { PointsSection } from './points-section'
import * as styles from './stage-section.css'
import { StartTime } from './start-time'
import { tournamentSearch } from './tournament-search'

const route = getRouteApi('/_site/esports/tournament/$id')

/** One stage of a tournament: its tables and matches, or its bracket. */
export function StageSection({ stage }: { stage: Stage }) {
  return (
    <section className={styles.stage} aria-label={stage.name}>
      <div className={styles.header}>
        <Heading level={3}>{stage.name}</Heading>
        <p className={styles.note}>
          <TournamentDates start={stage.start} end={stage.end} />
          {stage.kind !== 'bracket' && stage.advance > 0 && `, ${describeAdvancement(stage)}`}
        </p>
      </div>
      {stage.kind === 'groups' && (
        <>
          <Groups groups={stage.groups} />
          <p className={styles.rule}>
            A win gives 3 points, and a loss takes 1. Ties go to the team with the better difference of maps or games
            (+/−), then to the better seed.
          </p>
        </>
      )}
      {stage.kind === 'points' && <PointsSection stage={stage} />}
      {stage.kind === 'bracket' && <Knockout stage={stage} />}
    </section>
  )
}

function describeAdvancement(stage: GroupStage | PointsStage): string {
  const perGroup = stage.kind === 'groups' && stage.groups.length > 1 ? ' of each group' : ''
  return stage.advance === 1 ? `the first${perGroup} advances` : `the top ${stage.advance}${perGroup} advance`
}

function Knockout({ stage }: { stage: BracketStage }) {
  const [{ team }, setParams] = useSearchState(route, tournamentSearch)
  const choose = (id: string) => setParams({ team: id }, { replace: true })
  return <Bracket name={stage.name} rounds={stage.rounds} team={team} onTeamChange={choose} />
}

function Groups({ groups }: Pick<GroupStage, 'groups'>) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <div key={group.name}>
          <GroupTable group={group} isOnly={groups.length === 1} />
          <details className={styles.details}>
            <summary className={styles.summary}>
              {group.matches.length} matches of {group.name}
            </summary>
            {[...Map.groupBy(group.matches, ({ name }) => name)].map(([round, matches]) => (
              <Fragment key={round}>
                <h4 className={styles.round}>{round}</h4>
                <ul className={groups.length === 1 ? styles.matches : ''}>
                  {matches.map((match) => (
                    <GroupMatch key={match.id} match={match} />
                  ))}
                </ul>
              </Fragment>
            ))}
          </details>
        </div>
      ))}
    </div>
  )
}

const GroupMatch = ({ match: { id, home, away, score, state, time } }: { match: Match }) => (
  <li className={styles.match}>
    <Link to="/esports/match/$id" params={{ id }} className={styles.matchLink}>
      <span>{home.team?.name ?? home.label}</span>{' '}
      <span className={styles.score}>{score?.join(' : ') ?? (state === 'live' ? 'live' : 'v')}</span>{' '}
      <span className={styles.away}>{away.team?.name ?? away.label}</span>
    </Link>
    <StartTime time={time} />
  </li>
)
