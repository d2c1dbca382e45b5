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
import type { GamingGuide } from '~/content/gaming-guide/types'
import { galleryUrl, sceneUrl } from '~/lib/art'
import { buttonClass } from '~/ui/button-class'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { Careers } from './careers'
import { Comparison } from './comparison'
import { FirstSteps } from './first-steps'
import * as styles from './gaming-guide.css'
import { Incomes } from './incomes'
import { Law } from './law'
import { MajorEvents } from './major-events'
import { Market } from './market'
import { Notes } from './notes'

/** The guide for newcomers, Gaming 101 (specification 2, "Gaming-Esports"). */
export function GamingGuideScreen() {
  const { data: guide } = useSuspenseQuery(gamingGuideQuery)
  const parts = listParts(guide)

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
          {parts.map(({ id, title, heading = title, paragraphs, body }) => (
            <TextPart key={id} id={id} title={heading} paragraphs={paragraphs}>
              {body}
            </TextPart>
          ))}
          <div className={styles.rail}>
            <a href="#contents" className={`${buttonClass({ size: 'small' })} ${styles.toContents}`}>
              <span className={visuallyHidden}>Contents</span>
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

/** The parts in order. The contents show the title; a heading may say more. */
const listParts = ({ market, gaming, esports, law, incomes, careers, start, parents, glossary }: GamingGuide) => [
  { id: 'india-in-figures', title: 'India in figures', body: <Market market={market} /> },
  {
    id: 'what-is-gaming',
    title: 'What is gaming?',
    paragraphs: gaming.paragraphs,
    body: (
      <>
        <Image className={styles.picture} src={sceneUrl('mobile')} alt="" width={1600} height={900} />
        <Notes notes={gaming.equipment} columns={3} />
        <Comparison rows={gaming.compared} />
      </>
    ),
  },
  { id: 'esports', title: 'Esports', paragraphs: esports.paragraphs, body: <MajorEvents events={esports.events} /> },
  { id: 'law', title: 'The law on money games', paragraphs: law.paragraphs, body: <Law law={law} /> },
  { id: 'incomes', title: 'What it pays', paragraphs: incomes.paragraphs, body: <Incomes incomes={incomes} /> },
  { id: 'careers', title: 'Careers', paragraphs: careers.paragraphs, body: <Careers careers={careers} /> },
  { id: 'getting-started', title: 'Getting started', paragraphs: start.paragraphs, body: <FirstSteps start={start} /> },
  {
    id: 'parents',
    title: 'For parents',
    heading: 'For parents, and exam years',
    paragraphs: parents.paragraphs,
    body: (
      <>
        <Image className={styles.picture} src={galleryUrl('chai')} alt="" width={1200} height={800} />
        <h3 className={styles.subtitle}>Six agreements that work</h3>
        <Notes notes={parents.agreements} columns={2} />
      </>
    ),
  },
  { id: 'glossary', title: 'Glossary', body: <Facts className={styles.glossary} facts={glossary} /> },
]
