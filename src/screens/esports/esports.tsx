import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { actions } from '~/components/actions.css'
import { Directory } from '~/components/directory/directory'
import { PageHeader } from '~/components/hero/page-header'
import { ButtonLink, GoLink } from '~/components/links/links'
import { FeaturedSlideshow } from '~/components/slideshow/featured-slideshow'
import { featuredQuery } from '~/content/featured/query'
import { genreNames } from '~/content/games/genre-names'
import { gamesQuery } from '~/content/games/query'
import { BelowFold } from '~/page-load/below-fold'
import { useSearchState } from '~/router/use-search-state'
import { SegmentedControl } from '~/ui/segmented-control'
import * as styles from './esports.css'
import { esportsSearch, gameFilters } from './esports-search'
import { filterGames } from './filter-games'
import { GameCard } from './game-card'

const route = getRouteApi('/_site/esports/')

const labels = { all: 'All Games', trending: 'Trending', ...genreNames }

/** The esports hub (specification 2, "Esports hub"). */
export function EsportsScreen() {
  const { data: games } = useSuspenseQuery(gamesQuery)
  const { data: featured } = useSuspenseQuery(featuredQuery)
  const state = useSearchState(route, esportsSearch)
  const [params, setParams] = state
  const shown = filterGames(games, params)

  return (
    <>
      <PageHeader
        title="Esports"
        ghost="maidan"
        lead="Every game with a scene in India: who’s playing tonight, what’s next, and what it paid."
      >
        <div className={actions}>
          <ButtonLink to="/organizers" arrow>
            Connect To Organizers
          </ButtonLink>
          <ButtonLink to="/signup" search={{ role: 'to-admin' }} variant="ghost">
            Register as Organizer
          </ButtonLink>
        </div>
        <p>
          <GoLink to="/events">All matches</GoLink>
        </p>
      </PageHeader>
      <Directory
        singular="game"
        state={state}
        placeholder="Search games"
        filters={
          <SegmentedControl
            label="Kind of game"
            options={gameFilters}
            labels={labels}
            value={params.filter}
            onChange={(filter) => setParams({ filter })}
          />
        }
        count={shown.length}
        emptyState={{
          title: 'No Games Found',
          text: 'Try adjusting your search or filter criteria',
          action: 'Show all games',
        }}
      >
        <ul className={styles.grid}>
          {shown.map((game, index) => (
            <li key={game.id}>
              <GameCard game={game} priority={index === 0} />
            </li>
          ))}
        </ul>
      </Directory>
      <BelowFold>
        <FeaturedSlideshow tournaments={featured} />
      </BelowFold>
    </>
  )
}
