import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { PageHeader } from '~/components/hero/page-header'
import { ButtonLink } from '~/components/links/links'
import { textLink } from '~/components/links/links.css'
import { filterTopics } from '~/content/help/filter-topics'
import { helpQuery } from '~/content/help/query'
import { sceneUrl } from '~/lib/art'
import { brand } from '~/lib/brand'
import { plural } from '~/lib/words'
import { useSearchState } from '~/router/use-search-state'
import { lead } from '~/theme/type.css'
import { Accordion } from '~/ui/accordion'
import { Button } from '~/ui/button'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { StateMessage } from '~/ui/state-message'
import { UrlSearchField } from '~/ui/url-search-field'
import * as styles from './help.css'
import { helpSearch } from './help-search'

const route = getRouteApi('/_site/help/')

/** Searchable questions and answers; the URL's fragment opens an answer (docs/decisions/routes.md). */
export function HelpScreen() {
  const { data: topics } = useSuspenseQuery(helpQuery)
  const [{ search }, setParams, clearParams] = useSearchState(route, helpSearch)
  const [open, setOpen] = useOpenQuestion()
  const shown = filterTopics(topics, search)
  const count = shown.flatMap(({ questions }) => questions).length

  return (
    <>
      <PageHeader title="Help" ghost="madad" lead="Search in your own words, or browse by topic.">
        <div className={styles.search}>
          <UrlSearchField
            label="Search the answers"
            placeholder="Password, calendar, points..."
            value={search}
            onChange={(text) => setParams({ search: text }, { replace: true })}
          />
        </div>
        <p className={styles.count} role="status">
          {plural(count, 'answer')}
        </p>
      </PageHeader>
      <div className={`${container} ${styles.topics}`}>
        {shown.map(({ title, questions }) => (
          <section key={title} className={styles.topic}>
            <Heading className={styles.title}>{title}</Heading>
            <Accordion questions={questions} value={open} onValueChange={setOpen} />
          </section>
        ))}
        {count === 0 && (
          <StateMessage
            art={<Image src={sceneUrl('corridor')} alt="" width={1600} height={900} />}
            title="No answer found"
            text="Try another word, or write to us and a person will answer."
            action={<Button onClick={clearParams}>Show all answers</Button>}
          />
        )}
        <StillStuck />
      </div>
    </>
  )
}

const StillStuck = () => (
  <section className={styles.topic} aria-labelledby="write">
    <Heading id="write" className={styles.title}>
      Still stuck?
    </Heading>
    <div className={styles.write}>
      <p className={lead}>
        Write to{' '}
        <a className={textLink} href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
        , or use the form. A person will read it and answer within two working days.
      </p>
      <ButtonLink to="/contact" arrow>
        Write to us
      </ButtonLink>
    </div>
  </section>
)

/** The id of the open question: that of the URL's fragment, until the visitor opens another. */
function useOpenQuestion(): [string, (id: string) => void] {
  const router = useRouter()
  const [open, setOpen] = useState('')
  useEffect(() => {
    // A transition: the page was prerendered without a fragment, and its questions may not be hydrated yet.
    const openTarget = ({ hash }: { hash: string }) => hash && startTransition(() => setOpen(hash))
    openTarget(router.state.location)
    // Not an effect of the hash: a second link to the same answer doesn't change it.
    return router.subscribe('onResolved', ({ toLocation }) => openTarget(toLocation))
  }, [router])
  return [open, setOpen]
}
