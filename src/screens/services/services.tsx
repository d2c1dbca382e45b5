import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRight, SearchX } from 'lucide-react'
import { AddressSearch } from '~/components/address-search'
import * as directory from '~/components/directory.css'
import { PageHead } from '~/components/page-head'
import { toneClass } from '~/components/tone.css'
import { serviceCategories } from '~/content/filters'
import { servicesQuery } from '~/content/services'
import { useAddressSearch } from '~/lib/asked-search'
import { lead } from '~/theme/type.css'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { Segments } from '~/ui/segments'
import { Stat } from '~/ui/stat'
import { StateMessage } from '~/ui/state-message'
import { wrap } from '~/ui/wrap.css'
import { askedServices } from './asked-services'
import * as styles from './services.css'
import { noServicesSearch, type ServicesSearch } from './services-search'

const route = getRouteApi('/_site/services/')

const labels = { all: 'All', orgs: 'Organizations', creators: 'Creators', events: 'Events', business: 'Business' }
const categories = serviceCategories.map((value) => ({ value, label: labels[value] }))

/** Marketing figures of the specification, section 2. */
const figures = [
  { value: '500+', label: 'Tournaments hosted' },
  { value: '2.5M+', label: 'Players and fans reached' },
  { value: '120+', label: 'Organizations' },
]

/** What there is on the platform, to search and choose from (specification 2, "services"). */
export function ServicesScreen() {
  const { data: services } = useSuspenseQuery(servicesQuery)
  const search = useAddressSearch(route)
  const navigate = route.useNavigate()
  const change = (part: Partial<ServicesSearch>, replace = false) =>
    void navigate({ search: (previous) => ({ ...previous, ...part }), replace, resetScroll: false })
  const shown = askedServices(services, search)

  return (
    <>
      <PageHead title="Services" ghost="seva">
        <p className={lead}>
          Nine doors into Indian esports. All of them open, none of them costs anything to walk through.
        </p>
      </PageHead>
      <section className={`${wrap} ${directory.directory}`} aria-label="Services">
        <div className={directory.toolbar}>
          <AddressSearch
            label="Search services"
            placeholder="Search services..."
            value={search.search}
            onChange={(text) => change({ search: text }, true)}
          />
          <Segments
            label="Category"
            options={categories}
            value={search.category}
            onChange={(category) => change({ category })}
          />
        </div>
        <p className={directory.count} role="status">
          {shown.length === 1 ? '1 service' : `${shown.length} services`}
        </p>
        {shown.length > 0 ? (
          <ul className={styles.list}>
            {shown.map(({ id, title, description, category, path, color, picture }) => (
              <li key={id} className={`${styles.service} ${toneClass[color]}`}>
                <div className={styles.frame}>
                  <Image className={styles.picture} src={picture} alt="" width={640} height={360} />
                </div>
                <div className={styles.words}>
                  <h2 className={styles.title}>
                    <Link to={path} className={styles.link}>
                      {title}
                    </Link>
                  </h2>
                  <p className={styles.text}>{description}</p>
                  <p className={styles.foot}>
                    {labels[category]}
                    <ArrowRight aria-hidden="true" />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <StateMessage
            icon={<SearchX />}
            title="No Services Found"
            text="Try adjusting your search or filter criteria"
            action={<Button onClick={() => change(noServicesSearch)}>Show all services</Button>}
          />
        )}
      </section>
      <div className={`${wrap} ${directory.figures}`}>
        {figures.map(({ value, label }) => (
          <Stat key={label} value={value} label={label} />
        ))}
      </div>
    </>
  )
}
