import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Directory } from '~/components/directory/directory'
import { grid } from '~/components/directory/directory.css'
import { FiguresRow } from '~/components/directory/figures-row'
import { JoinBand } from '~/components/directory/join-band'
import { PageHeader } from '~/components/hero/page-header'
import { Silhouette } from '~/components/hero/silhouette'
import { ButtonLink } from '~/components/links/links'
import { creatorsQuery } from '~/content/creators/query'
import { creatorFilters } from '~/content/directory-filters'
import { creatorFigures } from '~/content/figures/directories.data'
import { useSearchState } from '~/router/use-search-state'
import { SegmentedControl } from '~/ui/segmented-control'
import { CreatorCard } from './creator-card'
import { creatorsSearch } from './creators-search'
import { filterCreators } from './filter-creators'

const route = getRouteApi('/_site/creators/')

/** The directory of creators (specification 2, "Creators"). */
export function CreatorsScreen() {
  const { data: creators } = useSuspenseQuery(creatorsQuery)
  const state = useSearchState(route, creatorsSearch)
  const [params, setParams] = state
  const shown = filterCreators(creators, params)

  return (
    <>
      <PageHeader
        title="Gaming Influencers"
        ghost="sitare"
        lead="The people India watches: their audience, their rates and how to reach them."
      />
      <Directory
        singular="creator"
        state={state}
        filters={
          <SegmentedControl
            label="Tier, platform or game"
            options={creatorFilters}
            value={params.filter}
            onChange={(filter) => setParams({ filter })}
          />
        }
        count={shown.length}
        emptyState={{
          title: 'No Creators Found',
          text: 'Try adjusting your search or filters',
          action: 'Show all creators',
          art: <Silhouette name="Mansi Rastogi" />,
        }}
      >
        <ul className={grid}>
          {shown.map((creator, index) => (
            <li key={creator.id}>
              <CreatorCard creator={creator} priority={index === 0} />
            </li>
          ))}
        </ul>
      </Directory>
      <FiguresRow
        figures={creatorFigures}
        note={`Across every partner network and season. ${creators.length} creators are listed here so far.`}
      />
      <JoinBand
        title="Ready to Collaborate"
        text="Tell us who you want to reach. Within a week you’ll have three creators, their numbers and their rates."
      >
        <ButtonLink to="/contact" search={{ topic: 'brands' }} variant="ghost" arrow>
          Plan a campaign
        </ButtonLink>
        <ButtonLink to="/contact" search={{ topic: 'creators' }} variant="ghost">
          Join as a creator
        </ButtonLink>
      </JoinBand>
    </>
  )
}
