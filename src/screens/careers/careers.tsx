import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { actions } from '~/components/actions.css'
import { count } from '~/components/directory/directory.css'
import { PageHeader } from '~/components/hero/page-header'
import { ButtonLink } from '~/components/links/links'
import { Section } from '~/components/section'
import { careersQuery } from '~/content/careers/query'
import type { Careers } from '~/content/careers/types'
import { openingTypes } from '~/content/directory-filters'
import { plural } from '~/lib/words'
import { useSearchState } from '~/router/use-search-state'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { SegmentedControl } from '~/ui/segmented-control'
import { Tag } from '~/ui/tag'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './careers.css'
import { careersSearch } from './careers-search'

const route = getRouteApi('/_site/careers/')

/** Perks, openings and the culture gallery (specification 2, "careers"). */
export function CareersScreen() {
  const { data: careers } = useSuspenseQuery(careersQuery)
  const [{ type: selected }, setParams] = useSearchState(route, careersSearch)
  const shown = careers.openings.filter(({ type }) => selected === 'All' || type === selected)

  return (
    <>
      <PageHeader title="Careers" ghost="kaam" lead={careers.lead}>
        <p className={actions}>
          <ButtonLink to="/contact" search={{ topic: 'careers' }} arrow>
            Submit Resume
          </ButtonLink>
          <ButtonLink to="/contact" search={{ topic: 'careers' }} variant="ghost">
            Contact Our Team
          </ButtonLink>
        </p>
      </PageHeader>
      <Perks perks={careers.perks} />
      <Section id="openings" title="Open Positions">
        <div className={styles.filter}>
          <SegmentedControl
            label="Type"
            options={openingTypes}
            value={selected}
            onChange={(type) => setParams({ type })}
          />
        </div>
        <p className={count} role="status">
          {plural(shown.length, 'position')}
        </p>
        <ul className={styles.openings}>
          {shown.map((opening) => (
            <li key={opening.title} className={styles.opening}>
              <Opening opening={opening} />
            </li>
          ))}
        </ul>
      </Section>
      <Culture gallery={careers.gallery} />
    </>
  )
}

const Perks = ({ perks }: Pick<Careers, 'perks'>) => (
  <section className={container} aria-labelledby="perks">
    <h2 id="perks" className={visuallyHidden}>
      What you get
    </h2>
    <ul className={styles.perks}>
      {perks.map(({ title, text }) => (
        <li key={title} className={styles.perk}>
          <h3 className={styles.perkTitle}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
)

const Opening = ({
  opening: { title, location, type, description, perks },
}: {
  opening: Careers['openings'][number]
}) => (
  <>
    <div className={styles.what}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.where}>
        <MapPin />
        {location}
        <Tag>{type}</Tag>
      </p>
    </div>
    <div className={styles.body}>
      <p>{description}</p>
      <ul className={styles.extras}>
        {perks.map((perk) => (
          <li key={perk} className={styles.extra}>
            {perk}
          </li>
        ))}
      </ul>
    </div>
    <ButtonLink to="/contact" search={{ topic: 'careers', about: title }} variant="ghost" size="small">
      Apply Now
      <span className={visuallyHidden}> as {title}</span>
    </ButtonLink>
  </>
)

const Culture = ({ gallery }: Pick<Careers, 'gallery'>) => (
  <Section id="culture" title="Life here" className={styles.culture}>
    <ul className={styles.gallery}>
      {gallery.map(({ url, alt, caption }) => (
        <li key={url} className={styles.picture}>
          <figure>
            <Image className={styles.image} src={url} alt={alt} width={1200} height={800} />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
)
