import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { allPlayers } from '~/api/list-params'
import { ExportList } from '~/components/export/export-list'
import { PageHeader } from '~/components/page-header'
import { TeamRanking } from '~/components/ranking/team-ranking'
import { gameIds, gameNames } from '~/content/games/names'
import { topTeamsQuery } from '~/content/tournaments/top-teams-query'
import { useSearchState } from '~/router/use-search-state'
import { lead } from '~/theme/type.css'
import { container, section } from '~/ui/container.css'
import { SectionHeader } from '~/ui/section-header'
import { SegmentedControl } from '~/ui/segmented-control'
import * as styles from './leaderboards.css'
import { leaderboardsSearch } from './leaderboards-search'
import { PlayerRanking } from './player-ranking'

const route = getRouteApi('/_site/leaderboards/')

const games = gameIds.map((value) => ({ value, label: gameNames[value] }))

const teamColumns = ['rank', 'team', 'points']

/** Players by score and the best teams of each game (decisions.md, "Routes"). */
export function LeaderboardsScreen() {
  const [search, setSearch] = useSearchState(route, leaderboardsSearch)
  const { game } = search
  const { data: teams } = useSuspenseQuery(topTeamsQuery(game))

  return (
    <>
      <PageHeader title="Leaderboards" ghost="maidan">
        <p className={lead}>Who stands where today: players by score, teams by what they won.</p>
        <nav className={styles.jumps} aria-label="On this page">
          <a href="#players">Players</a>
          <a href="#teams">Teams</a>
        </nav>
      </PageHeader>
      <section id="players" className={`${container} ${styles.part}`} aria-label="Players">
        <SectionHeader title="Players" />
        <PlayerRanking search={search} />
        <ExportList list={allPlayers} />
      </section>
      <section id="teams" className={`${section} ${styles.part}`} aria-label="Teams">
        <div className={container}>
          <SectionHeader title="Teams" />
          <p className={styles.rule}>
            Ten points for every match won, and 400, 200, 100 and less for the places of tournaments that are over.
          </p>
          <SegmentedControl
            label="Game"
            options={games}
            value={game}
            onChange={(value) => setSearch({ game: value }, true)}
          />
          <div className={styles.teams}>
            <TeamRanking caption={`The best ${gameNames[game]} teams by points`} game={gameNames[game]} teams={teams} />
          </div>
          <ExportList
            of={`the best ${gameNames[game]} teams`}
            file={`${game}-teams`}
            list={{
              columns: teamColumns,
              rows: teams.map(({ rank, name, points }) => ({ rank, team: name, points })),
            }}
          />
        </div>
      </section>
    </>
  )
}
