import { organizationIds } from '@akhada/sample-world/organizations/ids.data'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CalendarMenu } from '~/components/calendar/calendar-menu'
import { Facts } from '~/components/facts/facts'
import { factList } from '~/components/facts/facts.css'
import { PageHeader } from '~/components/hero/page-header'
import { TeamLink } from '~/components/links/entity-link'
import { entityLink } from '~/components/links/entity-link.css'
import { BackLink } from '~/components/links/links'
import { CrestRow } from '~/components/marks/crest-row'
import { GameTags } from '~/components/marks/game-tags'
import { NextAndLast } from '~/components/match/next-and-last'
import { InnerSection } from '~/components/section'
import { InlineSpoiler, Spoiler } from '~/components/spoiler/spoiler'
import { teamQuery } from '~/content/teams/query'
import type { TeamPage } from '~/content/teams/types'
import { formatMonth } from '~/lib/dates'
import { container } from '~/ui/container.css'
import { RankList } from './rank-list'
import { ResultTable } from './result-table'
import * as styles from './team.css'
import { TournamentList } from './tournament-list'

const route = getRouteApi('/_site/esports/team/$id')

/** A team: its next and last matches, its rank in each game and its tournaments (docs/decisions/routes.md). */
export function TeamScreen() {
  const { id } = route.useParams()
  const { data: team } = useSuspenseQuery(teamQuery(id))
  const { tournaments, results } = team

  return (
    <article>
      <PageHeader title={team.name} ghost="saathi" back={<BackLink to="/esports" parent="Esports" />}>
        <TeamFacts team={team} />
      </PageHeader>
      <div className={`${container} ${styles.parts}`}>
        <NextAndLast team={id} name={team.name} />
        <InnerSection id="ranks" title="Ranks" className={styles.part}>
          <RankList team={team} />
        </InnerSection>
        <InnerSection
          id="tournaments"
          title="Tournaments"
          className={styles.part}
          aside={
            <CalendarMenu
              size="small"
              subject={`the tournaments of ${team.name}`}
              path={`${organizationIds.has(id) ? 'organizations' : 'teams'}/${id}`}
            />
          }
        >
          {tournaments.length > 0 ? (
            <TournamentList tournaments={tournaments} />
          ) : (
            <p className={styles.note}>Nothing scheduled for {team.name}.</p>
          )}
        </InnerSection>
        <InnerSection id="results" title="Results" className={styles.part}>
          {results.length > 0 ? (
            <Spoiler label="the results">
              <ResultTable results={results} />
            </Spoiler>
          ) : (
            <p className={styles.note}>No tournament of {team.name} is over yet.</p>
          )}
        </InnerSection>
      </div>
    </article>
  )
}

function TeamFacts({ team: { id, name, logo, games, results } }: { team: TeamPage }) {
  const isOrganization = organizationIds.has(id)
  const first = results.at(-1)
  const since = first ? ` since ${formatMonth(first.start)}` : ''
  const count = (last: number) => (
    <InlineSpoiler instead="Hidden">
      {`${results.filter(({ place }) => place <= last).length} of ${results.length}${since}`}
    </InlineSpoiler>
  )
  return (
    <CrestRow crest={logo}>
      <Facts
        className={`${factList} ${styles.facts}`}
        facts={{
          Organization: isOrganization && <TeamLink name={name} />,
          Squads: isOrganization && (
            <Link to="/organization/$id" params={{ id }} hash="teams" className={entityLink}>
              See all players
            </Link>
          ),
          'Tournaments won': count(1),
          'Top three': count(3),
        }}
      />
      <GameTags games={games.map((game) => game.name)} />
    </CrestRow>
  )
}
