import { useSuspenseQuery } from '@tanstack/react-query'
import { columns, contentsLink } from '~/components/contents.css'
import { DataTable } from '~/components/data-table'
import { GoLink } from '~/components/links'
import { PageHeader } from '~/components/page-header'
import { legalQuery } from '~/content/legal/query'
import type { LegalPage, LegalTable } from '~/content/legal/types'
import { formatDate } from '~/lib/dates'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
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
        <nav className={styles.contents} aria-label="On this page">
          <ul>
            {legal.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={contentsLink}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.reading}>
          {legal.sections.map(({ id, title, paragraphs, table, topic }) => (
            <section key={id} id={id} className={styles.part}>
              <Heading level={2} size="d3">
                {title}
              </Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className={styles.paragraph}>
                  {paragraph}
                </p>
              ))}
              {table && <DataTable className={styles.table} caption={table.caption} rows={toRecords(table)} />}
              {topic && (
                <GoLink to="/contact" search={{ topic }}>
                  Write to us
                </GoLink>
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

/** The rows of a table, which the texts list as cells, by column. */
const toRecords = ({ columns, rows }: LegalTable) =>
  rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index]])))
