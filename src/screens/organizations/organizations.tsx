import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Gamepad2 } from 'lucide-react'
import { Directory } from '~/components/directory/directory'
import { FiguresRow } from '~/components/directory/figures-row'
import { JoinBand } from '~/components/directory/join-band'
import { PageHeader } from '~/components/hero/page-header'
import { ButtonLink } from '~/components/links/links'
import { allGames } from '~/content/directory-filters'
import { organizationFigures } from '~/content/figures/directories.data'
import { filterByGame } from '~/content/filter-by-game'
import { organizationsQuery } from '~/content/organizations/query'
import { useSearchState } from '~/router/use-search-state'
import { Select } from '~/ui/select'
import { OrganizationCard } from './organization-card'
import * as styles from './organizations.css'
import { organizationsSearch } from './organizations-search'

const route = getRouteApi('/_site/organization/')

/** The directory of organizations (specification 2, "Organizations directory"). */
export function OrganizationsScreen() {
  const { data: organizations } = useSuspenseQuery(organizationsQuery)
  const state = useSearchState(route, organizationsSearch)
  const [params, setParams] = state
  const shown = filterByGame(organizations, params, ({ headquarters }) => headquarters)
  // The game of the URL too, even if nobody plays it.
  const games = [...new Set([allGames, ...organizations.flatMap((organization) => organization.games), params.game])]

  return (
    <>
      <PageHeader
        title={'Esports\nOrganizations'}
        ghost="sangathan"
        lead="Fourteen organizations from Guwahati to Goa: their teams, their people, their trophies, and how to join them."
      />
      <Directory
        singular="organization"
        state={state}
        filters={
          <div className={styles.game}>
            <Select
              label="Game"
              icon={<Gamepad2 />}
              value={params.game}
              onChange={(event) => setParams({ game: event.target.value })}
            >
              {games.map((game) => (
                <option key={game}>{game}</option>
              ))}
            </Select>
          </div>
        }
        count={shown.length}
        emptyState={{
          title: 'Nobody here',
          text: 'No organizations found matching your criteria.',
          action: 'Clear Filters',
        }}
      >
        <ul className={styles.grid}>
          {shown.map((organization, index) => (
            <li key={organization.id}>
              <OrganizationCard organization={organization} priority={index === 0} />
            </li>
          ))}
        </ul>
      </Directory>
      <FiguresRow
        figures={organizationFigures}
        note={`Across all seasons and partner circuits. ${organizations.length} organizations have a page here so far.`}
      />
      <JoinBand
        title="Your colours here"
        text="Your rosters, results, sponsors and how to join, on a page in your own colour. It’s free."
      >
        <ButtonLink to="/signup" search={{ role: 'org-admin' }} variant="ghost" arrow>
          Register Your Organization
        </ButtonLink>
      </JoinBand>
    </>
  )
}
