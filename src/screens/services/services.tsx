import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Directory } from '~/components/directory/directory'
import { FiguresRow } from '~/components/directory/figures-row'
import { PageHeader } from '~/components/hero/page-header'
import { rowLink } from '~/components/links/links.css'
import { toneClass } from '~/components/marks/tone.css'
import { serviceCategories } from '~/content/directory-filters'
import { serviceFigures } from '~/content/figures/directories.data'
import { servicesQuery } from '~/content/services/query'
import type { Service } from '~/content/services/types'
import { useSearchState } from '~/router/use-search-state'
import { Image } from '~/ui/image'
import { SegmentedControl } from '~/ui/segmented-control'
import { filterServices } from './filter-services'
import * as styles from './services.css'
import { servicesSearch } from './services-search'

const route = getRouteApi('/_site/services/')

const labels = { all: 'All', orgs: 'Organizations', creators: 'Creators', events: 'Events', business: 'Business' }

/** The services of the platform, with a search and a filter (specification 2, "services"). */
export function ServicesScreen() {
  const { data: services } = useSuspenseQuery(servicesQuery)
  const state = useSearchState(route, servicesSearch)
  const [params, setParams] = state
  const shown = filterServices(services, params)

  return (
    <>
      <PageHeader
        title="Services"
        ghost="seva"
        lead="Nine services for players, fans and brands. All but the media packages are free, and one is coming soon."
      />
      <Directory
        singular="service"
        state={state}
        filters={
          <SegmentedControl
            label="Category"
            options={serviceCategories}
            labels={labels}
            value={params.category}
            onChange={(category) => setParams({ category })}
          />
        }
        count={shown.length}
        emptyState={{
          title: 'No Services Found',
          text: 'Try adjusting your search or filter criteria',
          action: 'Show all services',
        }}
      >
        <ul className={styles.list}>
          {shown.map((service, index) => (
            <ServiceRow key={service.id} service={service} priority={index === 0} />
          ))}
        </ul>
      </Directory>
      <FiguresRow figures={serviceFigures} note="Across all seasons and partner circuits, on this site and off it." />
    </>
  )
}

function ServiceRow({ service, priority }: { service: Service; priority: boolean }) {
  const { title, description, path, color, picture } = service
  return (
    <li className={`${styles.service} ${toneClass[color]}`}>
      <div className={styles.frame}>
        <Image className={styles.picture} src={picture} alt="" width={640} height={360} priority={priority} />
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link to={path} className={rowLink}>
            {title}
          </Link>
        </h2>
        <p className={styles.text}>{description}</p>
        <p className={styles.foot}>
          Explore
          <ArrowRight />
        </p>
      </div>
    </li>
  )
}
