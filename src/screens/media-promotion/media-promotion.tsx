import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { actions } from '~/components/actions.css'
import { Directory } from '~/components/directory/directory'
import { FiguresRow } from '~/components/directory/figures-row'
import { JoinBand } from '~/components/directory/join-band'
import { PageHeader } from '~/components/hero/page-header'
import { Tabs } from '~/components/lazy-tabs'
import { ButtonLink } from '~/components/links/links'
import { Section } from '~/components/section'
import { type Audience, audiences, solutionKinds } from '~/content/directory-filters'
import { mediaPromotionQuery } from '~/content/media-promotion/query'
import type { Solution } from '~/content/media-promotion/types'
import { listWords } from '~/lib/words'
import { BelowFold } from '~/page-load/below-fold'
import { oneOf } from '~/router/define-search'
import { useSearchState } from '~/router/use-search-state'
import { buttonClass } from '~/ui/button-class'
import { SegmentedControl } from '~/ui/segmented-control'
import { filterSolutions } from './filter-solutions'
import * as styles from './media-promotion.css'
import { mediaPromotionSearch } from './media-promotion-search'
import { Plans } from './plans'
import { Questions } from './questions'
import { SolutionCard } from './solution-card'
import { Testimonials } from './testimonials'

const route = getRouteApi('/_site/media-promotion/')

const kindLabels = { all: 'All', analytics: 'Analytics', ads: 'Ads', partnerships: 'Partnerships' }
const audienceLabels = { influencers: 'Influencers', teams: 'Teams', brands: 'Brands', tournaments: 'Tournaments' }

/** Marketing solutions and plans (specification 2, "media-promotion"). */
export function MediaPromotionScreen() {
  const { data: media } = useSuspenseQuery(mediaPromotionQuery)
  const [params, setParams] = useSearchState(route, mediaPromotionSearch)
  const shown = filterSolutions(media.solutions, params)
  const tabs = audiences.map((audience) => ({
    value: audience,
    label: audienceLabels[audience],
    panel: <Intro text={media.intros[audience]} solutions={pickSolutions(audience, media.solutions)} />,
  }))

  return (
    <>
      <Header lead={media.lead} />
      <FiguresRow figures={media.figures} note="Across every partner network and season." />
      <Section id="audience" title="Who is it for?" className={styles.audiences}>
        <Tabs
          className={styles.tabs}
          label="Audience"
          tabs={tabs}
          value={params.audience}
          onValueChange={(audience) => setParams({ audience: oneOf(audiences)(audience) }, { replace: true })}
        />
      </Section>
      <Directory
        singular="solution"
        state={[params, setParams, () => setParams({ ...mediaPromotionSearch.defaults, audience: params.audience })]}
        placeholder="Reports, streams, jersey..."
        filters={
          <SegmentedControl
            label="Kind"
            options={solutionKinds}
            labels={kindLabels}
            value={params.kind}
            onChange={(kind) => setParams({ kind })}
          />
        }
        count={shown.length}
        emptyState={{
          title: 'Nothing found',
          text: 'Nothing matches. Try another word, or show all kinds.',
          action: 'Show all solutions',
        }}
      >
        <Solutions solutions={shown} audience={params.audience} />
      </Directory>
      <BelowFold>
        <Plans plans={media.plans} note={media.priceNote} />
        <Testimonials testimonials={media.testimonials} />
        <Questions questions={media.questions} />
      </BelowFold>
      <Join />
    </>
  )
}

const Header = ({ lead }: { lead: string }) => (
  <PageHeader title="Media Promotion" ghost="khabar" lead={lead}>
    <p className={actions}>
      <ButtonLink to="/signup" arrow>
        Get Started
      </ButtonLink>
      <a href="#pricing" className={buttonClass({ variant: 'ghost' })}>
        View Pricing
      </a>
    </p>
  </PageHeader>
)

const Join = () => (
  <JoinBand
    title="Be seen"
    text="An account is free. For a campaign, give us half an hour and we’ll walk you through it, from brief to results."
  >
    <ButtonLink to="/signup" arrow>
      Get Started Now
    </ButtonLink>
    <ButtonLink to="/contact" search={{ topic: 'demo' }} variant="ghost">
      Schedule a Demo
    </ButtonLink>
  </JoinBand>
)

const Solutions = ({ solutions, audience }: { solutions: readonly Solution[]; audience: Audience }) => (
  <ul className={styles.solutions}>
    {solutions.map((solution) => (
      <li key={solution.title}>
        <SolutionCard solution={solution} madeFor={solution.audiences.includes(audience) ? audience : null} />
      </li>
    ))}
  </ul>
)

/** The goals of an audience, and the solutions made for it (docs/decisions/controls.md). */
function Intro({ text, solutions }: { text: string; solutions: readonly Solution[] }) {
  return (
    <>
      <p className={styles.intro}>{text}</p>
      <p className={styles.made}>Made for you: {listWords(solutions.map(({ title }) => title))}.</p>
    </>
  )
}

const pickSolutions = (audience: Audience, solutions: readonly Solution[]) =>
  solutions.filter((solution) => solution.audiences.includes(audience))
