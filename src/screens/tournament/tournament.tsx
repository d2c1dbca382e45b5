import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { TournamentPodium } from '~/components/tournament/tournament-podium'
import { TournamentStages } from '~/components/tournament/tournament-stages'
import { tournamentQuery } from '~/content/tournaments/page-queries'
import { EntryNotFound } from '~/layout/entry-not-found'
import { BelowFold } from '~/router/below-fold'
import { lead } from '~/theme/type.css'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { SectionHeader } from '~/ui/section-header'
import { StageSection } from './stage-section'
import { TeamList } from './team-list'
import * as styles from './tournament.css'
import { TournamentHero } from './tournament-hero'

const route = getRouteApi('/_site/esports/tournament/$id')

/** Everything known of one tournament. */
export function TournamentScreen() {
  const { id } = route.useParams()
  const { data: tournament } = useSuspenseQuery(tournamentQuery(id))
  if (!tournament) return <EntryNotFound icon={<Trophy />} kind="Tournament" to="/esports" back="Back to Esports" />
  const { organizer, winner, stages } = tournament

  return (
    <article>
      <TournamentHero tournament={tournament} />
      <div className={`${container} ${styles.intro}`}>
        <section className={styles.about} aria-label="About">
          <p className={lead}>{tournament.about}</p>
          <p className={lead}>Format: {tournament.format}</p>
          <p className={styles.organizer}>
            <Image className={styles.organizerLogo} src={organizer.logo} alt="" width={44} height={44} />
            <span>
              Organized by{' '}
              <Link to="/organizers" search={{ search: organizer.name }} className={styles.link}>
                {organizer.name}
              </Link>
            </span>
          </p>
        </section>
        {winner && (
          <section className={styles.winner} aria-label="Winner">
            <Image className={styles.winnerLogo} src={winner.logo} alt="" width={88} height={88} />
            <div>
              <p className={styles.winnerLabel}>Winner</p>
              <p className={styles.winnerName}>{winner.name}</p>
            </div>
          </section>
        )}
      </div>
      <BelowFold>
        <section className={`${container} ${styles.section}`} aria-labelledby="stages">
          <SectionHeader title="Stages" id="stages" />
          {stages.length > 1 && <TournamentStages stages={stages} />}
          {stages.map((stage) => (
            <StageSection key={stage.name} stage={stage} />
          ))}
        </section>
        <div className={`${container} ${styles.split}`}>
          <section aria-labelledby="prizes">
            <Heading level={2} size="d3" id="prizes">
              Prize Distribution
            </Heading>
            <TournamentPodium prizes={tournament.prizes} />
          </section>
          <section aria-labelledby="teams">
            <Heading level={2} size="d3" id="teams">
              Teams
            </Heading>
            <TeamList teams={tournament.teams} game={tournament.gameName} />
          </section>
        </div>
      </BelowFold>
    </article>
  )
}
