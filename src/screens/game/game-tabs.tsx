import { getRouteApi } from '@tanstack/react-router'
import { Tabs } from '~/components/lazy-tabs'
import { TournamentLink } from '~/components/links/entity-link'
import { TournamentDates } from '~/components/tournament/tournament-dates'
import { type GamePage, tournamentStates } from '~/content/tournaments/types'
import { oneOf } from '~/router/define-search'
import { useSearchState } from '~/router/use-search-state'
import * as styles from './game.css'
import { gameSearch } from './game-search'
import { TournamentCards } from './tournament-cards'

const route = getRouteApi('/_site/esports/$id')

const labels = { ongoing: 'Ongoing', upcoming: 'Upcoming', past: 'Past' }

/** The tournaments of a game in three tabs. The URL has the open one. */
export function GameTabs({ tournaments }: Pick<GamePage, 'tournaments'>) {
  const [{ tab }, setParams] = useSearchState(route, gameSearch)
  const open = (value: string) => setParams({ tab: oneOf(tournamentStates)(value) }, { replace: true })
  const [next] = tournaments.upcoming
  const tabs = tournamentStates.map((state) => ({
    value: state,
    label: `${labels[state]} ${tournaments[state].length}`,
    panel:
      tournaments[state].length > 0 ? (
        <TournamentCards tournaments={tournaments[state]} />
      ) : (
        <p className={styles.nothing}>
          No {state} tournaments at the moment.
          {state === 'ongoing' && next && (
            <>
              {' Next: '}
              <TournamentLink {...next} />, <TournamentDates {...next} />
            </>
          )}
        </p>
      ),
  }))

  return <Tabs className={styles.part} label="Tournaments" value={tab} onValueChange={open} tabs={tabs} />
}
