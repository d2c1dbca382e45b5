import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { AddressSearch } from '~/components/address-search'
import * as directory from '~/components/directory.css'
import { PageHead } from '~/components/page-head'
import { type LearningCategory, learningCategories } from '~/content/filters'
import { learningQuery } from '~/content/learning'
import { useAddressSearch } from '~/lib/asked-search'
import { lead } from '~/theme/type.css'
import { Button } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { late } from '~/ui/late'
import { SectionHead } from '~/ui/section-head'
import { Segments } from '~/ui/segments'
import { Stat } from '~/ui/stat'
import { StateMessage } from '~/ui/state-message'
import { wrap } from '~/ui/wrap.css'
import { askedResources } from './asked-resources'
import * as styles from './learn.css'
import { type LearnSearch, noLearnSearch } from './learn-search'

// The cards are in the page; their code comes after its first load, their styles with it.
import '~/ui/chip.css'
import './resource-card.css'

const ResourceCard = late(() => import('./resource-card').then((module) => module.ResourceCard))

const route = getRouteApi('/_site/learn/')

const labels: Record<LearningCategory, string> = {
  all: 'All',
  tutorials: 'Tutorials',
  guides: 'Guides',
  coaching: 'Coaching',
  audio: 'Podcasts',
  stats: 'Analytics',
}
const categories = learningCategories.map((value) => ({ value, label: labels[value] }))

/** The Gaming Knowledge Hub (specification 2, "learn"). */
export function LearnScreen() {
  const { data: learning } = useSuspenseQuery(learningQuery)
  const search = useAddressSearch(route)
  const navigate = route.useNavigate()
  const change = (part: Partial<LearnSearch>, replace = false) =>
    void navigate({ search: (previous) => ({ ...previous, ...part }), replace, resetScroll: false })
  const shown = askedResources(learning.resources, search)

  return (
    <>
      <PageHead title="Gaming Knowledge Hub" ghost="seekho">
        <p className={lead}>{learning.lead}</p>
      </PageHead>
      <section className={`${wrap} ${directory.directory}`} aria-label="Resources">
        <div className={directory.toolbar}>
          <AddressSearch
            label="Search resources"
            placeholder="Aim, parents, stream..."
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
          {shown.length === 1 ? '1 resource' : `${shown.length} resources`}
        </p>
        {shown.length > 0 ? (
          <div className={styles.list}>
            <Suspense>
              {shown.map((resource) => (
                <ResourceCard
                  key={resource.id}
                  resource={resource}
                  category={labels[resource.category]}
                  open={search.open === resource.id}
                  onToggle={() => change({ open: search.open === resource.id ? '' : resource.id }, true)}
                />
              ))}
            </Suspense>
          </div>
        ) : (
          <StateMessage
            icon={<SearchX />}
            title="Nothing found"
            text="No resource says this. Try another word, or all categories."
            action={<Button onClick={() => change(noLearnSearch)}>Show all resources</Button>}
          />
        )}
      </section>
      <div className={`${wrap} ${directory.figures}`}>
        {learning.figures.map(({ value, label }) => (
          <Stat key={label} value={value} label={label} />
        ))}
      </div>
      <section className={wrap} aria-labelledby="paths">
        <SectionHead title="Learning Paths" id="paths" />
        <div className={styles.paths}>
          {learning.paths.map(({ title, text, steps }) => (
            <div key={title} className={styles.path}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step} className={styles.step}>
                    <Link
                      to="/learn"
                      search={{ open: learning.resources.find((resource) => resource.title === step)?.id }}
                      hash={learning.resources.find((resource) => resource.title === step)?.id}
                      className={styles.link}
                    >
                      {step}
                    </Link>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </section>
    </>
  )
}
