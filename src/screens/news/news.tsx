import { useSuspenseQuery } from '@tanstack/react-query'
import { summary } from '~/components/disclosure.css'
import { PageHeader } from '~/components/hero/page-header'
import { GoLink } from '~/components/links/links'
import { newsQuery } from '~/content/news/query'
import type { NewsDay } from '~/content/news/types'
import { formatMonth } from '~/lib/dates'
import { plural } from '~/lib/words'
import { container } from '~/ui/container.css'
import { Tag } from '~/ui/tag'
import * as styles from './news.css'

/** What's new on the platform: the changelog, day by day; the last two days are open. */
export function NewsScreen() {
  const { data: days } = useSuspenseQuery(newsQuery)
  return (
    <>
      <PageHeader
        title="News"
        ghost="khabar"
        lead="What’s new on the platform. Match reports and transfers come later; this is the work so far."
      >
        <p>
          <GoLink to="/events">See matches and events</GoLink>
        </p>
      </PageHeader>
      <div className={`${container} ${styles.days}`}>
        {days.map((day, index) => (
          <Day key={day.date} day={day} isOpen={index < 2} />
        ))}
      </div>
    </>
  )
}

function Day({ day: { date, changes }, isOpen }: { day: NewsDay; isOpen: boolean }) {
  return (
    <section className={styles.day} aria-labelledby={date}>
      <h2 id={date} className={styles.date}>
        <time dateTime={date}>
          <b className={styles.number}>{Number(date.slice(-2))}</b>{' '}
          <span className={styles.month}>{formatMonth(date)}</span>
        </time>
      </h2>
      <details open={isOpen}>
        <summary className={summary}>{plural(changes.length, 'change')}</summary>
        <ul>
          {changes.map(({ area, text }) => (
            <li key={text} className={styles.change}>
              <Tag>{area}</Tag>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
