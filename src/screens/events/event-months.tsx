import { Suspense, useEffect } from 'react'
import { useUserLocale } from '~/hooks/use-user-locale'
import { formatMonth } from '~/lib/dates'
import * as styles from './event-months.css'
import { EventRow } from './event-row'
import { isPast, type Month, middleOf } from './group-by-month'

/** Up to so many tournaments nothing is folded. */
const few = 12
/** This month and the next one. */
const openMonths = 2

/** The tournaments by month: two months are open, later ones are folded, and past ones are behind one control. It needs no script. */
export function EventMonths({ months }: { months: readonly Month[] }) {
  const past = months.filter(isPast)
  const ahead = months.filter((month) => !isPast(month))
  const areFew = countOf(months) <= few
  useEffect(openFragment, [])

  return (
    // What is open depends on what is found.
    <div className={styles.months} key={months.map(({ key, tournaments }) => `${key} ${tournaments.length}`).join()}>
      {ahead.map((month, index) => (
        <MonthSection key={month.key} month={month} open={areFew || index < openMonths} />
      ))}
      {past.length > 0 && (
        <details open={areFew || ahead.length === 0}>
          <summary className={styles.pastTitle}>
            Past months <span className={styles.number}>{countText(countOf(past))}</span>
          </summary>
          <Suspense>
            <div className={styles.pastMonths}>
              {past.map((month, index) => (
                <MonthSection key={month.key} month={month} open={areFew || (index === 0 && ahead.length === 0)} />
              ))}
            </div>
          </Suspense>
        </details>
      )}
    </div>
  )
}

function MonthSection({ month: { key, tournaments }, open }: { month: Month; open: boolean }) {
  const locale = useUserLocale()
  return (
    <details open={open}>
      <summary className={styles.summary}>
        <h2 className={styles.monthName} suppressHydrationWarning>
          {formatMonth(middleOf(key), locale)}
        </h2>
        <span className={styles.number}>{countText(tournaments.length)}</span>
      </summary>
      {/* In what is folded: a link to a fragment unfolds only what is around it. */}
      <ul id={key} className={styles.rows}>
        {tournaments.map((tournament) => (
          <EventRow key={tournament.id} tournament={tournament} />
        ))}
      </ul>
    </details>
  )
}

/** A browser unfolds the fragment of a document that it loads, not that of a page inside the app. */
function openFragment(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  if (!target) return
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  target.scrollIntoView()
}

const countOf = (months: readonly Month[]) => months.reduce((sum, { tournaments }) => sum + tournaments.length, 0)
const countText = (count: number) => (count === 1 ? '1 tournament' : `${count} tournaments`)
