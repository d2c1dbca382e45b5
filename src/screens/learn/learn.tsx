import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { memo, useCallback } from 'react'
import { Directory } from '~/components/directory/directory'
import { FiguresRow } from '~/components/directory/figures-row'
import { PageHeader } from '~/components/hero/page-header'
import { Section } from '~/components/section'
import { type LearningCategory, learningCategories } from '~/content/directory-filters'
import { learnQuery } from '~/content/learn/query'
import type { Learning } from '~/content/learn/types'
import { useSearchState } from '~/router/use-search-state'
import { Heading } from '~/ui/heading'
import { SegmentedControl } from '~/ui/segmented-control'
import { filterResources } from './filter-resources'
import * as styles from './learn.css'
import { learnSearch } from './learn-search'
import { ResourceCard } from './resource-card'

const route = getRouteApi('/_site/learn/')

const labels: Record<LearningCategory, string> = {
  all: 'All',
  tutorials: 'Tutorials',
  guides: 'Guides',
  coaching: 'Coaching',
  audio: 'Podcasts',
  stats: 'Analytics',
}

/** The Gaming Knowledge Hub (specification 2, "learn"). */
export function LearnScreen() {
  const { data: learning } = useSuspenseQuery(learnQuery)
  const state = useSearchState(route, learnSearch)
  const [params, setParams] = state
  const shown = filterResources(learning.resources, params)
  const open = useCallback((id: string) => setParams({ open: id }, { replace: true }), [setParams])

  return (
    <>
      <PageHeader title="Gaming Knowledge Hub" ghost="seekho" lead={learning.lead} />
      <Directory
        singular="resource"
        state={state}
        placeholder="Aim, parents, stream..."
        filters={
          <SegmentedControl
            label="Category"
            options={learningCategories}
            labels={labels}
            value={params.category}
            onChange={(category) => setParams({ category })}
          />
        }
        count={shown.length}
        emptyState={{
          title: 'Nothing found',
          text: 'Nothing matches. Try another word, or show all categories.',
          action: 'Show all resources',
        }}
      >
        <div className={styles.list}>
          {shown.map((resource, index) => (
            <ResourceCard
              key={resource.id}
              resource={resource}
              category={labels[resource.category]}
              priority={index === 0}
              open={params.open === resource.id}
              onOpen={open}
            />
          ))}
        </div>
      </Directory>
      <FiguresRow
        figures={learning.figures}
        note={`Across all our channels and languages. ${learning.resources.length} resources are on this page.`}
      />
      <LearningPaths paths={learning.paths} resources={learning.resources} />
    </>
  )
}

const LearningPaths = memo(({ paths, resources }: Pick<Learning, 'paths' | 'resources'>) => (
  <Section id="paths" title="Learning Paths" className={styles.learning}>
    <div className={styles.paths}>
      {paths.map(({ title, text, steps }) => (
        <div key={title} className={styles.path}>
          <Heading level={3} size="h4">
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
          <ol className={styles.steps}>
            {steps.map((id) => (
              <li key={id} className={styles.step}>
                <Link to="/learn" search={{ open: id }} hash={id} className={styles.link}>
                  {resources.find((resource) => resource.id === id)?.title}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  </Section>
))
