import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { actions } from '~/components/actions.css'
import { columns } from '~/components/contents.css'
import { JoinBand } from '~/components/directory/join-band'
import { Facts } from '~/components/facts/facts'
import { PageHeader } from '~/components/hero/page-header'
import { ButtonLink } from '~/components/links/links'
import { Contents, TextPart } from '~/components/long-text'
import { text } from '~/components/long-text.css'
import { waitingLists } from '~/content/events/waiting-lists'
import { gamingGuideQuery } from '~/content/gaming-guide/query'
import { galleryUrl, sceneUrl } from '~/lib/art'
import { buttonClass } from '~/ui/button-class'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { Careers } from './careers'
import { Comparison } from './comparison'
import { FirstSteps } from './first-steps'
import * as styles from './gaming-guide.css'
import { Incomes } from './incomes'
import { Law } from './law'
import { MajorEvents } from './major-events'
import { Market } from './market'
import { Notes } from './notes'

const parts = [
  { id: 'india-in-figures', title: 'India in figures' },
  { id: 'what-is-gaming', title: 'What is gaming?' },
  { id: 'esports', title: 'Esports' },
  { id: 'law', title: 'The law on money games' },
  { id: 'incomes', title: 'What it pays' },
  { id: 'careers', title: 'Careers' },
  { id: 'getting-started', title: 'Getting started' },
  { id: 'parents', title: 'For parents' },
  { id: 'glossary', title: 'Glossary' },
]

/** The guide for newcomers, Gaming 101 (specification 2, "Gaming-Esports"). */
export function GamingGuideScreen() {
  const { data: guide } = useSuspenseQuery(gamingGuideQuery)

  return (
    <>
      <PageHeader title="Gaming 101" ghost="khel" lead={guide.lead}>
        <p className={actions}>
          <a href="#what-is-gaming" className={buttonClass()}>
            What is gaming?
          </a>
          <a href="#glossary" className={buttonClass({ variant: 'ghost' })}>
            Glossary
          </a>
        </p>
      </PageHeader>
      <div className={`${container} ${columns}`}>
        <Contents parts={parts} />
        <div className={`${text} ${styles.text}`}>
          <Market market={guide.market} />
          <TextPart id="what-is-gaming" title="What is gaming?" paragraphs={guide.gaming.paragraphs}>
            <Image className={styles.picture} src={sceneUrl('mobile')} alt="" width={1600} height={900} />
            <Notes notes={guide.gaming.equipment} columns={3} />
            <Comparison rows={guide.gaming.compared} />
          </TextPart>
          <TextPart id="esports" title="Esports" paragraphs={guide.esports.paragraphs}>
            <MajorEvents events={guide.esports.events} />
          </TextPart>
          <Law law={guide.law} />
          <Incomes incomes={guide.incomes} />
          <Careers careers={guide.careers} />
          <FirstSteps start={guide.start} />
          <TextPart id="parents" title="For parents, and exam years" paragraphs={guide.parents.paragraphs}>
            <Image className={styles.picture} src={galleryUrl('chai')} alt="" width={1200} height={800} />
            <h3 className={styles.subtitle}>Six agreements that work</h3>
            <Notes notes={guide.parents.agreements} columns={2} />
          </TextPart>
          <TextPart id="glossary" title="Glossary">
            <Facts className={styles.glossary} facts={guide.glossary} />
          </TextPart>
          <div className={styles.rail}>
            <a href="#contents" className={`${buttonClass({ size: 'small' })} ${styles.toContents}`}>
              Contents
              <ArrowUp />
            </a>
          </div>
        </div>
      </div>
      <JoinBand title="Your turn" text={guide.closing}>
        <ButtonLink to="/signup" arrow>
          Create Account
        </ButtonLink>
        <ButtonLink to="/events" search={{ month: waitingLists }} hash="months" variant="ghost">
          Find a tournament
        </ButtonLink>
      </JoinBand>
    </>
  )
}
