import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { actions } from '~/components/actions.css'
import * as contents from '~/components/contents.css'
import { JoinBand } from '~/components/directory/join-band'
import { ButtonLink } from '~/components/links'
import { PageHeader } from '~/components/page-header'
import { gamingGuideQuery } from '~/content/gaming-guide/query'
import { galleryUrl, sceneUrl } from '~/lib/art'
import { button } from '~/ui/button-class'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { Careers } from './careers'
import { Comparison } from './comparison'
import { FirstSteps } from './first-steps'
import * as styles from './gaming-guide.css'
import { Glossary } from './glossary'
import { GuidePart } from './guide-part'
import { Incomes } from './incomes'
import { Law } from './law'
import { MajorEvents } from './major-events'
import { Market } from './market'
import { Notes } from './notes'

const parts = [
  ['india-in-figures', 'India in figures'],
  ['what-is-gaming', 'What is gaming?'],
  ['esports', 'Esports'],
  ['law', 'The law on money games'],
  ['incomes', 'What it pays'],
  ['careers', 'Careers'],
  ['getting-started', 'Getting started'],
  ['parents', 'For parents'],
  ['glossary', 'Glossary'],
] as const

/** The guide for newcomers, Gaming 101 (specification 2, "Gaming-Esports"). */
export function GamingGuideScreen() {
  const { data: guide } = useSuspenseQuery(gamingGuideQuery)

  return (
    <>
      <PageHeader title="Gaming 101" ghost="khel" lead={guide.lead}>
        <p className={actions}>
          <a href="#what-is-gaming" className={button()}>
            What is gaming?
          </a>
          <a href="#glossary" className={button({ variant: 'ghost' })}>
            Glossary
          </a>
        </p>
      </PageHeader>
      <div className={`${container} ${contents.columns}`}>
        <Contents />
        <div className={`${contents.reading} ${styles.reading}`}>
          <Market market={guide.market} />
          <GuidePart id="what-is-gaming" title="What is gaming?" paragraphs={guide.gaming.paragraphs}>
            <Image className={styles.picture} src={sceneUrl('mobile')} alt="" width={1600} height={900} />
            <Notes notes={guide.gaming.equipment} columns={3} />
            <Comparison rows={guide.gaming.compared} />
          </GuidePart>
          <GuidePart id="esports" title="Esports" paragraphs={guide.esports.paragraphs}>
            <MajorEvents events={guide.esports.events} />
          </GuidePart>
          <Law law={guide.law} />
          <Incomes incomes={guide.incomes} />
          <Careers careers={guide.careers} />
          <FirstSteps start={guide.start} />
          <GuidePart id="parents" title="For parents, and exam years" paragraphs={guide.parents.paragraphs}>
            <Image className={styles.picture} src={galleryUrl('chai')} alt="" width={1200} height={800} />
            <h3 className={styles.subtitle}>Six agreements that work</h3>
            <Notes notes={guide.parents.agreements} columns={2} />
          </GuidePart>
          <Glossary entries={guide.glossary} />
        </div>
        <a href="#contents" className={`${button({ size: 'small' })} ${styles.toContents}`}>
          Contents
          <ArrowUp />
        </a>
      </div>
      <JoinBand title="Your turn" text={guide.closing}>
        <ButtonLink to="/signup" arrow>
          Create Account
        </ButtonLink>
        <ButtonLink to="/events" variant="ghost">
          Find a tournament
        </ButtonLink>
      </JoinBand>
    </>
  )
}

const Contents = () => (
  <nav id="contents" className={contents.contents} aria-label="On this page">
    <ol className={styles.contentsList}>
      {parts.map(([id, title]) => (
        <li key={id}>
          <a href={`#${id}`} className={contents.contentsLink}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
