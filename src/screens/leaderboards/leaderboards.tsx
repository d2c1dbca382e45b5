import { gameIds, gameNames } from '@akhada/sample-world/games/names'
import { months, scorePerPlace } from '@akhada/sample-world/players/score'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { summary } from '~/components/disclosure.css'
import { ExportList } from '~/components/export/export-list'
import { PageHeader } from '~/components/hero/page-header'
import { JumpLinks } from '~/components/links/jump-links'
import { TeamRanking } from '~/components/ranking/team-ranking'
import { Spoiler } from '~/components/spoiler/spoiler'
import { leaderboardQuery } from '~/content/leaderboards/query'
import { useSearchState } from '~/router/use-search-state'
import { pointsPerPlace, pointsPerWin } from '~/rules/circuit-points'
import { container, section } from '~/ui/container.css'
import { SectionHeader } from '~/ui/section-header'
import { SegmentedControl } from '~/ui/segmented-control'
import * as styles from './leaderboards.css'
import { leaderboardsSearch, rankedGames, toListParams } from './leaderboards-search'
import { PlayerRanking } from './player-ranking'
import { TeamScore } from './team-score'

const route = getRouteApi('/_site/leaderboards/')

/** Players by score and the teams of each game (docs/decisions/routes.md). */
export function LeaderboardsScreen() {
  const [params, setParams] = useSearchState(route, leaderboardsSearch)
  const { game } = params
  const { data: teams } = useSuspenseQuery(leaderboardQuery(game))

  return (
    <>
      <PageHeader
        title="Leaderboards"
        ghost="maidan"
        lead="Where everyone stands today: players by score, teams by results."
      >
        <JumpLinks sections={{ players: 'Players', teams: 'Teams' }} />
      </PageHeader>
      <section id="players" className={container} aria-label="Players">
        <SectionHeader title="Players" />
        <HowItAddsUp />
        <div className={styles.choice}>
          <SegmentedControl
            label="Players of"
            options={rankedGames}
            labels={{ all: 'All games' }}
            value={params.players}
            onChange={(players) => setParams({ players, page: 1 }, { replace: true })}
          />
        </div>
        <Spoiler label="the ranking of players">
          <PlayerRanking search={params} />
        </Spoiler>
        {/* One per game: a download ends when the game changes. */}
        <ExportList key={params.players} list={toListParams(params)} />
      </section>
      <section id="teams" className={section} aria-label="Teams">
        <div className={container}>
          <SectionHeader title="Teams" />
          <p className={styles.rule}>
            Points = {pointsPerWin} × matches won + points for the place in each finished tournament:{' '}
            {pointsPerPlace.join(', ')} for the first eight. “How it adds up” shows where a team’s points come from.
          </p>
          <SegmentedControl
            label="Game"
            options={gameIds}
            labels={gameNames}
            value={game}
            onChange={(value) => setParams({ game: value }, { replace: true })}
          />
          <div className={styles.teams}>
            <Spoiler label="the ranking of teams">
              <TeamRanking
                caption={`${gameNames[game]} teams by points`}
                game={gameNames[game]}
                teams={teams}
                below={(team) => <TeamScore team={team} />}
              />
            </Spoiler>
          </div>
          <ExportList
            subject={`the ${gameNames[game]} teams`}
            file={`${game}-teams`}
            list={teams.map(({ rank, name, points }) => ({ rank, team: name, points }))}
          />
        </div>
      </section>
    </>
  )
}

const HowItAddsUp = () => (
  <details className={styles.score}>
    <summary className={summary}>How the score adds up</summary>
    <p className={styles.rule}>
      Score = points for the place × weight of the tier, added up over the last {months} months. Points:{' '}
      {scorePerPlace.join(', ')} for the first twelve. Weight: 3 in S-Tier, 2 in A-Tier, 1 in B-Tier. Open a player to
      see which results count.
    </p>
  </details>
)
