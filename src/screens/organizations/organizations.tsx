import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRight, Gamepad2, SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { AddressSearch } from '~/components/address-search'
import * as directory from '~/components/directory.css'
import { JoinBand } from '~/components/join-band'
import { PageHead } from '~/components/page-head'
import { allGames } from '~/content/filters'
import { organizationsQuery } from '~/content/organizations'
import { useAddressSearch } from '~/lib/asked-search'
import { lead } from '~/theme/type.css'
import { Button } from '~/ui/button'
import { button } from '~/ui/button.css'
import { late } from '~/ui/late'
import { Select } from '~/ui/select'
import { Stat } from '~/ui/stat'
import { StateMessage } from '~/ui/state-message'
import { wrap } from '~/ui/wrap.css'
import { askedOrganizations } from './asked-organizations'
import * as styles from './organizations.css'
import { noOrganizationsSearch, type OrganizationsSearch } from './organizations-search'

// The cards are in the page; their code comes after its first load, their styles with it.
import '~/components/organization-card.css'
import '~/components/tier-badge.css'
import '~/ui/chip.css'

const OrganizationCards = late(() => import('./organization-cards').then((module) => module.OrganizationCards))

const route = getRouteApi('/_site/organization/')

/** Marketing figures of the specification, section 9. */
const figures = [
  { value: '120+', label: 'Registered Organizations' },
  { value: '2,500+', label: 'Professional Players' },
  { value: '500+', label: 'Tournaments Hosted' },
]

/** The directory of organizations (specification 2, "Organizations directory"). */
export function OrganizationsScreen() {
  const { data: organizations } = useSuspenseQuery(organizationsQuery)
  const search = useAddressSearch(route)
  const navigate = route.useNavigate()
  const change = (part: Partial<OrganizationsSearch>, replace = false) =>
    void navigate({ search: (previous) => ({ ...previous, ...part }), replace, resetScroll: false })
  const shown = askedOrganizations(organizations, search)
  const games = [allGames, ...new Set(organizations.flatMap((organization) => organization.games))]

  return (
    <>
      <PageHead title="Esports Organizations" ghost="sangathan">
        <p className={lead}>
          Fourteen houses from Guwahati to Goa: their teams, their people, what they won, and the way to their door.
        </p>
      </PageHead>
      <section className={`${wrap} ${directory.directory}`} aria-label="Organizations">
        <div className={`${directory.toolbar} ${styles.toolbar}`}>
          <AddressSearch
            label="Search organizations"
            placeholder="Search organizations..."
            value={search.search}
            onChange={(text) => change({ search: text }, true)}
          />
          <div className={styles.game}>
            <Select
              label="Game"
              icon={<Gamepad2 />}
              value={search.game}
              onChange={(event) => change({ game: event.target.value })}
            >
              {games.map((game) => (
                <option key={game}>{game}</option>
              ))}
            </Select>
          </div>
        </div>
        <p className={directory.count} role="status">
          {shown.length === 1 ? '1 organization' : `${shown.length} organizations`}
        </p>
        {shown.length > 0 ? (
          <Suspense>
            <OrganizationCards organizations={shown} />
          </Suspense>
        ) : (
          <StateMessage
            icon={<SearchX />}
            title="Nobody here"
            text="No organizations found matching your criteria."
            action={<Button onClick={() => change(noOrganizationsSearch)}>Clear Filters</Button>}
          />
        )}
      </section>
      <div className={`${wrap} ${directory.figures}`}>
        {figures.map(({ value, label }) => (
          <Stat key={label} value={value} label={label} />
        ))}
      </div>
      <JoinBand
        title="Your colours here"
        text="Rosters, results, sponsors and the way to join you, on a page in your own colour. It costs nothing."
      >
        <Link to="/signup" search={{ role: 'org-admin' }} className={button({ variant: 'ghost' })}>
          Register Your Organization
          <ArrowRight aria-hidden="true" />
        </Link>
      </JoinBand>
    </>
  )
}
