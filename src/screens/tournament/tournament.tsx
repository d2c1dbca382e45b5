import { slug } from '@akhada/contract/slug'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { PathLink, TeamLink } from '~/components/links/entity-link'
import { JumpLinks } from '~/components/links/jump-links'
import { Section } from '~/components/section'
import { Spoiler } from '~/components/spoiler/spoiler'
import { TournamentPodium } from '~/components/tournament/tournament-podium'
import { TournamentStages } from '~/components/tournament/tournament-stages'
import { tournamentQuery } from '~/content/tournaments/query'
import { listStandingsRows } from '~/content/tournaments/standings-rows'
import type { Stage, Team, TournamentDetail } from '~/content/tournaments/types'
import { BelowFold } from '~/page-load/below-fold'
import { lead } from '~/theme/type.css'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { Editions, ExportList, HowToEnter, NextMatches, PickemSection, TeamList } from './lazy-parts'
import { ResultsSpoiler } from './results-spoiler'
import { StageSection } from './stage-section'
import * as styles from './tournament.css'
import { TournamentHero } from './tournament-hero'
import { usePickem } from './use-pickem'

const route = getRouteApi('/_site/esports/tournament/$id')

/** Everything known about one tournament. */
export function TournamentScreen() {
  const { id } = route.useParams()
  const { data: tournament, dataUpdatedAt } = useSuspenseQuery(tournamentQuery(id))
  const { winner, stages, editions } = tournament
  const rows = listStandingsRows(stages)

  return (
    <article className={styles.page}>
      <TournamentHero tournament={tournament} />
      <div className={container}>
        <Parts tournament={tournament} renderedAt={dataUpdatedAt} />
      </div>
      <div className={`${container} ${styles.intro}`}>
        {winner && (
          <Spoiler label="the winner">
            <Winner team={winner} />
          </Spoiler>
        )}
        <About tournament={tournament} />
        <NextMatches id={id} />
      </div>
      {tournament.state === 'upcoming' && (
        <div className={container}>
          <HowToEnter tournament={tournament} />
        </div>
      )}
      <BelowFold>
        {/* As wide as the window: content that breaks out of a column would be cut off at its edge. */}
        <Section id="stages" title="Stages" className={styles.section}>
          {stages.length > 1 && <TournamentStages stages={stages} areOnPage />}
          {putCurrentFirst(stages).map((stage) => (
            <div key={stage.name} id={slug(stage.name)} className={styles.stage}>
              <ResultsSpoiler label={stage.name} tournament={tournament}>
                <StageSection stage={stage} />
              </ResultsSpoiler>
            </div>
          ))}
          {tournament.state !== 'upcoming' && rows.length > 0 && (
            <ExportList subject="the standings" file={`${id}-standings`} list={rows} />
          )}
        </Section>
        <PickemSection tournament={tournament} renderedAt={dataUpdatedAt} />
        <div className={`${container} ${styles.split}`}>
          <section aria-labelledby="prizes">
            <Heading id="prizes">Prize Distribution</Heading>
            <ResultsSpoiler label="the prizes" tournament={tournament}>
              <TournamentPodium prizes={tournament.prizes} />
            </ResultsSpoiler>
          </section>
          <section aria-labelledby="teams">
            <Heading id="teams">Teams</Heading>
            <TeamList tournament={tournament} />
          </section>
        </div>
        {editions.length > 0 && <Editions editions={editions} />}
      </BelowFold>
    </article>
  )
}

/** What is played now comes first, then what is still to come, then what is over, the latest first. */
function putCurrentFirst(stages: readonly Stage[]): Stage[] {
  const isOver = ({ state }: Stage) => state === 'past'
  // Once all are over, the last one is what it was about.
  const current = stages.every(isOver) ? stages.length : stages.findIndex((stage) => !isOver(stage))
  return [...stages.slice(current), ...stages.slice(0, current).toReversed()]
}

/** Links to the parts of the page. They render again with the clock, and nothing else does. */
function Parts({ tournament, renderedAt }: { tournament: TournamentDetail; renderedAt: number }) {
  const pickem = usePickem(tournament, renderedAt)
  return (
    <JumpLinks
      sections={{ stages: 'Stages', ...(pickem && { pickem: 'Pick’em' }), prizes: 'Prizes', teams: 'Teams' }}
    />
  )
}

const About = ({ tournament: { about, format, organizer } }: { tournament: TournamentDetail }) => (
  <section className={styles.introPart} aria-label="About">
    <p className={lead}>{about}</p>
    <p className={lead}>Format: {format}</p>
    <p className={styles.organizer}>
      <Image src={organizer.logo} alt="" width={44} height={44} />
      <span>
        Organized by <PathLink path={`/organizers/${organizer.id}`}>{organizer.name}</PathLink>
      </span>
    </p>
  </section>
)

const Winner = ({ team }: { team: Team }) => (
  <section className={styles.winner} aria-label="Winner">
    <Image src={team.logo} alt="" width={88} height={88} />
    <div>
      <p className={styles.winnerLabel}>Winner</p>
      <p className={styles.winnerName}>
        <TeamLink name={team.name} className={styles.winnerLink} />
      </p>
    </div>
  </section>
)
