import { ArrowUpRight } from 'lucide-react'
import type { Reference } from '~/api/player'
import { formatWrittenDay } from '~/lib/dates'
import { ExternalLink } from '~/ui/external-link'
import * as styles from './profile-tabs.css'

/** Press about a player; a reference without a URL is text. */
export function ReferencesTab({ references }: { references: readonly Reference[] }) {
  if (references.length === 0) return <p className={styles.nothing}>No references yet.</p>
  return (
    <ul>
      {references.map((reference, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record may hold the same line twice, and lines never move
        <li key={index}>
          <ReferenceRow {...reference} />
        </li>
      ))}
    </ul>
  )
}

function ReferenceRow({ title, date, url }: Reference) {
  const content = (
    <>
      <span className={styles.rowTitle}>{title}</span>
      <span className={styles.rowNote}>{date && formatWrittenDay(date)}</span>
    </>
  )
  if (!url) return <div className={styles.row}>{content}</div>
  return (
    <ExternalLink className={styles.row} href={url}>
      {content}
      <ArrowUpRight />
    </ExternalLink>
  )
}
