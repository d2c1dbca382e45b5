import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Directory } from '~/components/directory/directory'
import { wideGrid } from '~/components/directory/directory.css'
import { FiguresRow } from '~/components/directory/figures-row'
import { JoinBand } from '~/components/directory/join-band'
import { PageHeader } from '~/components/hero/page-header'
import { ButtonLink, GoLink } from '~/components/links/links'
import { organizerGames } from '~/content/directory-filters'
import { organizerFigures } from '~/content/figures/directories.data'
import { filterByGame } from '~/content/filter-by-game'
import { organizersQuery } from '~/content/organizers/query'
import { sceneUrl } from '~/lib/art'
import { useSearchState } from '~/router/use-search-state'
import { SegmentedControl } from '~/ui/segmented-control'
import { OrganizerCard } from './organizer-card'
import { organizersSearch } from './organizers-search'

const route = getRouteApi('/_site/organizers/')

/** Where they play: a scene for each organizer, in turn, so that no two on the page are alike. */
const scenes = 'arena city hills stadium coast fort stage desert river festival skyline harbour'.split(' ')
const choosePicture = (index: number) => sceneUrl(scenes[index % scenes.length] ?? 'arena')

/** The directory of tournament organizers (specification 2). */
export function OrganizersScreen() {
  const { data: organizers } = useSuspenseQuery(organizersQuery)
  const state = useSearchState(route, organizersSearch)
  const [params, setParams] = state
  const shown = filterByGame(organizers, params, ({ city }) => city)

  return (
    <>
      <PageHeader
        title={'Tournament\nOrganizers'}
        ghost="aayojak"
        lead="The people who book the hall, pay the prizes and start on time."
      >
        <p>
          <GoLink to="/signup" search={{ role: 'to-admin' }}>
            Register as Organizer
          </GoLink>
        </p>
      </PageHeader>
      <Directory
        singular="organizer"
        state={state}
        filters={
          <SegmentedControl
            label="Game"
            options={organizerGames}
            value={params.game}
            onChange={(game) => setParams({ game })}
          />
        }
        count={shown.length}
        emptyState={{
          title: 'No organizers found',
          text: 'Try another name or city, or show all games.',
          action: 'Show all organizers',
        }}
      >
        <ul className={wideGrid}>
          {shown.map((organizer, index) => (
            <li key={organizer.id}>
              <OrganizerCard
                organizer={organizer}
                picture={choosePicture(organizers.indexOf(organizer))}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      </Directory>
      <FiguresRow
        figures={organizerFigures}
        note={`Across all seasons and partner circuits. ${organizers.length} organizers are listed here so far.`}
      />
      <JoinBand
        title="Run tournaments?"
        text="Put your events where players look for them. Brackets, results and a calendar come with it, and it’s free."
      >
        <ButtonLink to="/signup" search={{ role: 'to-admin' }} variant="ghost" arrow>
          Register as Organizer
        </ButtonLink>
      </JoinBand>
    </>
  )
}
