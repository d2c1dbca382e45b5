import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CrestRow } from '~/components/crest-row'
import { TeamLink } from '~/components/entity-link'
import { Facts } from '~/components/facts'
import { factList } from '~/components/facts.css'
import { GameTags } from '~/components/game-tags'
import { BackLink } from '~/components/links'
import { NextAndLast } from '~/components/match/next-and-last'
import { PageHeader } from '~/components/page-header'
import { InlineSpoiler, Spoiler } from '~/components/spoiler/spoiler'
import { organizationIds } from '~/content/teams/find-team-path'
import { teamQuery } from '~/content/teams/query'
import type { TeamPage } from '~/content/teams/types'
import { container } from '~/ui/container.css'
import { SectionHeader } from '~/ui/section-header'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { RankList } from './rank-list'
import * as styles from './team.css'
import { TournamentTable } from './tournament-table'

const route = getRouteApi('/_site/esports/team/$id')

/** A team: its next and last matches, its rank in each game and its tournaments (docs/decisions/routes.md). */
export function TeamScreen() {
  const { id } = route.useParams()
  const { data: team } = useSuspenseQuery(teamQuery(id))

  return (
    <article>
      <PageHeader
        title={team.name}
        ghost="saathi"
        back={
          <BackLink to="/esports">
            <span className={visuallyHidden}>Back to </span>
            Esports
          </BackLink>
        }
      >
        <TeamFacts team={team} />
      </PageHeader>
      <div className={`${container} ${styles.parts}`}>
        <NextAndLast team={id} name={team.name} />
        <section className={styles.part} aria-labelledby="ranks">
          <SectionHeader title="Ranks" id="ranks" />
          <RankList team={team} />
        </section>
        <section className={styles.part} aria-labelledby="tournaments">
          <SectionHeader title="Tournaments" id="tournaments" />
          <Spoiler label="the results">
            <TournamentTable tournaments={team.tournaments} />
          </Spoiler>
        </section>
      </div>
    </article>
  )
}

function TeamFacts({ team: { id, name, logo, games, tournaments } }: { team: TeamPage }) {
  const places = tournaments.flatMap(({ place }) => place ?? [])
  return (
    <CrestRow crest={logo}>
      <Facts
        className={`${factList} ${styles.facts}`}
        facts={{
          Organization: organizationIds.has(id) && <TeamLink name={name} />,
          Won: <InlineSpoiler instead="Hidden">{places.filter((place) => place === 1).length}</InlineSpoiler>,
          'Top three': <InlineSpoiler instead="Hidden">{places.filter((place) => place <= 3).length}</InlineSpoiler>,
        }}
      />
      <GameTags games={games.map((game) => game.name)} />
    </CrestRow>
  )
}
