import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Bracket } from '~/components/bracket/lazy-bracket'
import { Facts } from '~/components/facts/facts'
import { factList } from '~/components/facts/facts.css'
import { ButtonLink } from '~/components/links/links'
import { Spoiler } from '~/components/spoiler/spoiler'
import { GroupTable } from '~/components/tournament/group-table'
import { PointsTable } from '~/components/tournament/standings-table'
import { TournamentDates } from '~/components/tournament/tournament-dates'
import { TournamentPodium } from '~/components/tournament/tournament-podium'
import { TournamentStages } from '~/components/tournament/tournament-stages'
import type { BracketStage, Stage, TournamentDetail } from '~/content/tournaments/types'
import { h4 } from '~/theme/type.css'
import { container } from '~/ui/container.css'
import { lattice } from '~/ui/lattice.css'
import { SectionHeader } from '~/ui/section-header'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './ongoing-event.css'

/** The first ongoing tournament of a game, with its prizes, its latest tables and its bracket (specification 2, "Game page"). */
export function OngoingEvent({ event }: { event: TournamentDetail }) {
  const stage = findLatestTables(event.stages)
  const knockout = findBracketUnderWay(event.stages)
  return (
    <section className={styles.event} aria-labelledby="ongoing-event">
      <div className={`${lattice} ${styles.lattice}`} aria-hidden="true" />
      <div className={container}>
        <p className={styles.live}>Ongoing: {event.status}</p>
        <SectionHeader
          title={
            <Link to="/esports/tournament/$id" params={{ id: event.id }}>
              {event.name}
            </Link>
          }
          id="ongoing-event"
          aside={
            <Facts
              className={`${factList} ${styles.facts}`}
              facts={{
                Date: <TournamentDates start={event.start} end={event.end} />,
                Location: event.location,
                Teams: event.teamCount,
                Format: event.format,
              }}
            />
          }
        />
        <TournamentStages stages={event.stages} />
        <Spoiler label="the standings">
          <div className={styles.columns}>
            <div className={styles.prizes}>
              <h3 className={h4}>Prize Distribution</h3>
              <TournamentPodium prizes={event.prizes} />
            </div>
            {stage && (
              <div>
                <h3 className={h4}>{stage.name}: Standings</h3>
                <div className={styles.groups}>
                  {stage.kind === 'points' && <PointsTable caption={stage.name} rows={stage.table} />}
                  {stage.kind === 'groups' &&
                    stage.groups.map((group) => (
                      <GroupTable key={group.name} group={group} isOnly={stage.groups.length === 1} />
                    ))}
                </div>
              </div>
            )}
          </div>
          {knockout && <Knockout stage={knockout} />}
        </Spoiler>
        <p className={styles.open}>
          <ButtonLink variant="ghost" arrow to="/esports/tournament/$id" params={{ id: event.id }}>
            View Tournament
            <span className={visuallyHidden}> {event.name}</span>
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

/** The last stage with a table that has a result. */
function findLatestTables(stages: readonly Stage[]): Stage | undefined {
  return stages.findLast(
    (stage) =>
      (stage.kind === 'groups' && stage.groups.some(({ matches }) => matches.some(({ winner }) => winner))) ||
      (stage.kind === 'points' && stage.table.some(({ matches }) => matches > 0)),
  )
}

/** The last bracket that has begun, or that is the only stage. */
function findBracketUnderWay(stages: readonly Stage[]): BracketStage | undefined {
  return stages
    .filter((stage) => stage.kind === 'bracket')
    .findLast(({ state }) => state !== 'upcoming' || stages.length === 1)
}

function Knockout({ stage }: { stage: BracketStage }) {
  const [team, setTeam] = useState('')
  return (
    <div className={styles.knockout}>
      <h3 className={h4}>{stage.name}</h3>
      <Bracket name={stage.name} rounds={stage.rounds} team={team} onTeamChange={setTeam} />
    </div>
  )
}
