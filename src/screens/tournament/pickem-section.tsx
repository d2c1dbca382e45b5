import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Section } from '~/components/section'
import type { TournamentDetail } from '~/content/tournaments/types'
import { useNow } from '~/hooks/use-now'
import { useStoredPicks } from '~/session/picks'
import { buttonClass } from '~/ui/button-class'
import { findPickemStage } from './find-pickem-stage'
import { Pickem } from './pickem'
import * as styles from './pickem-section.css'
import { ResultsSpoiler } from './results-spoiler'

const route = getRouteApi('/_site/esports/tournament/$id')

/** Lets visitors pick the winners of a bracket, as long as there are matches to pick, or picks to show. */
export function PickemSection({ tournament, renderedAt }: { tournament: TournamentDetail; renderedAt: number }) {
  const now = useNow(renderedAt)
  const { picks: shared } = route.useSearch()
  const own = useStoredPicks()[tournament.id]
  const isHydrated = useHydrated()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpened, setOpened] = useState<boolean>()
  useEffect(() => {
    // Opened before the page was hydrated.
    if (details.current?.open) setOpened(true)
  }, [])
  const pickem = findPickemStage(tournament)
  const hasPicks = Boolean(shared || own)
  if (!pickem || (!hasPicks && pickem.lastStart <= now)) return null

  const isOpen = isHydrated && (isOpened ?? hasPicks)
  return (
    <Section id="pickem" title="Pick’em" className={styles.section}>
      <p className={styles.rule}>
        Pick the winner of each match before it starts. A right pick scores the points shown with the match. It’s for
        fun: no stakes, no prizes. Your picks stay in this browser; a link shares them.
      </p>
      <details ref={details} open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary className={`${buttonClass({ variant: 'ghost' })} ${styles.summary}`}>
          {own ? 'Your picks' : 'Make your picks'}
          <ChevronDown className={styles.chevron} />
        </summary>
        {isOpen && (
          <ResultsSpoiler label="the picks" tournament={tournament}>
            <Pickem tournament={tournament} stage={pickem.stage} now={now} />
          </ResultsSpoiler>
        )}
      </details>
    </Section>
  )
}
