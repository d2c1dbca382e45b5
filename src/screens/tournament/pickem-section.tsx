import { useHydrated } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Section } from '~/components/section'
import type { TournamentDetail } from '~/content/tournaments/types'
import { buttonClass } from '~/ui/button-class'
import { Pickem } from './pickem'
import * as styles from './pickem-section.css'
import { ResultsSpoiler } from './results-spoiler'
import { usePickem } from './use-pickem'

/** Lets visitors pick the winners of a bracket. */
export function PickemSection({ tournament, renderedAt }: { tournament: TournamentDetail; renderedAt: number }) {
  const pickem = usePickem(tournament, renderedAt)
  const isHydrated = useHydrated()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpened, setOpened] = useState<boolean>()
  useEffect(() => {
    // Opened before the page was hydrated.
    if (details.current?.open) setOpened(true)
  }, [])
  if (!pickem) return null

  const { stage, now, own, hasPicks } = pickem
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
            <Pickem tournament={tournament} stage={stage} now={now} />
          </ResultsSpoiler>
        )}
      </details>
    </Section>
  )
}
