import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRight, SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { AddressSearch } from '~/components/address-search'
import { GameCard, genreNames } from '~/components/game-card'
import { PageHead } from '~/components/page-head'
import { featuredQuery } from '~/content/featured'
import { gamesQuery } from '~/content/games'
import { useAddressSearch } from '~/lib/asked-address'
import { searchChanger } from '~/lib/search-changer'
import { lead } from '~/theme/type.css'
import { Button } from '~/ui/button'
import { button } from '~/ui/button.css'
import { late } from '~/ui/late'
import { Segments } from '~/ui/segments'
import { StateMessage } from '~/ui/state-message'
import { wrap } from '~/ui/wrap.css'
import { askedGames } from './asked-games'
import * as styles from './esports.css'
import { gameFilters, noEsportsSearch } from './esports-search'

// It stands below the first screenful: its code comes later, its styles with the page.
import '~/components/featured-slideshow.css'
import '~/components/featured-thumbnails.css'

const FeaturedSlideshow = late(() =>
  import('~/components/featured-slideshow').then((module) => module.FeaturedSlideshow),
)

const route = getRouteApi('/_site/esports/')

const labels = { all: 'All Games', trending: 'Trending', ...genreNames }
const filters = gameFilters.map((value) => ({ value, label: labels[value] }))

/** The esports hub (specification 2, "Esports hub"). */
export function EsportsScreen() {
  const { data: games } = useSuspenseQuery(gamesQuery)
  const { data: featured } = useSuspenseQuery(featuredQuery)
  const search = useAddressSearch(route)
  const change = searchChanger(route.useNavigate())
  const shown = askedGames(games, search)

  return (
    <>
      <PageHead title="Esports" ghost="maidan">
        <p className={lead}>
          Every game with a scene in India: who is playing tonight, what comes next, and what it was worth to win.
        </p>
        <div className={styles.actions}>
          <Link to="/organizers" className={button()}>
            Connect To Organizers
            <ArrowRight aria-hidden="true" />
          </Link>
          <Link to="/signup" search={{ role: 'to-admin' }} className={button({ variant: 'ghost' })}>
            Register as Organizer
          </Link>
        </div>
      </PageHead>
      <section className={`${wrap} ${styles.hub}`} aria-label="Games">
        <div className={styles.toolbar}>
          <AddressSearch
            label="Search games"
            placeholder="Search games"
            value={search.search}
            onChange={(text) => change({ search: text }, true)}
          />
          <Segments
            label="Kind of game"
            options={filters}
            value={search.filter}
            onChange={(filter) => change({ filter })}
          />
        </div>
        <p className={styles.count} role="status">
          {countSentence(shown.length)}
        </p>
        {shown.length > 0 ? (
          <ul className={styles.grid}>
            {shown.map((game, index) => (
              <li key={game.id}>
                <GameCard game={game} eager={index < 4} />
              </li>
            ))}
          </ul>
        ) : (
          <StateMessage
            icon={<SearchX />}
            title="No Games Found"
            text="Try adjusting your search or filter criteria"
            action={<Button onClick={() => change(noEsportsSearch)}>Show all games</Button>}
          />
        )}
      </section>
      <Suspense>
        <FeaturedSlideshow tournaments={featured} />
      </Suspense>
    </>
  )
}

function countSentence(count: number): string {
  if (count === 0) return 'No games found'
  return count === 1 ? '1 game' : `${count} games`
}
