import { useSuspenseQuery } from '@tanstack/react-query'
import { columns } from '~/components/contents.css'
import { DataTable } from '~/components/facts/data-table'
import { PageHeader } from '~/components/hero/page-header'
import { GoLink } from '~/components/links/links'
import { Contents, TextPart } from '~/components/long-text'
import { text } from '~/components/long-text.css'
import { legalQuery } from '~/content/legal/query'
import type { LegalPage, LegalTable } from '~/content/legal/types'
import { formatDate } from '~/lib/dates'
import { container } from '~/ui/container.css'
import * as styles from './legal.css'

/** /privacy, /terms and /accessibility (docs/decisions/routes.md): a text with its table of contents next to it. */
export function LegalScreen({ page }: { page: LegalPage }) {
  const { data: legal } = useSuspenseQuery(legalQuery(page))

  return (
    <>
      <PageHeader title={legal.title} ghost="niyam" lead={legal.lead}>
        <p className={styles.changed}>
          Last updated <time dateTime={legal.changed}>{formatDate(legal.changed)}</time>
        </p>
      </PageHeader>
      <div className={`${container} ${columns}`}>
        <Contents parts={legal.sections} />
        <div className={text}>
          {legal.sections.map(({ id, title, paragraphs, table, topic }) => (
            <TextPart key={id} id={id} title={title} size="d3" paragraphs={paragraphs}>
              {table && <DataTable className={styles.table} caption={table.caption} rows={toRecords(table)} />}
              {topic && (
                <GoLink to="/contact" search={{ topic }}>
                  Write to us
                </GoLink>
              )}
            </TextPart>
          ))}
        </div>
      </div>
    </>
  )
}

/** The rows of a table, which the texts list as cells, by column. */
const toRecords = ({ columns, rows }: LegalTable) =>
  rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index]])))
