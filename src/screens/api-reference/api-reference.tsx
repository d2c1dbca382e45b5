import { useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { PageHeader } from '~/components/page-header'
import { apiCallsQuery } from '~/content/api-calls'
import { lead } from '~/theme/type.css'
import { button } from '~/ui/button-class'
import { container } from '~/ui/container.css'
import { SectionHeader } from '~/ui/section-header'
import contractUrl from '../../../openapi.yaml?url'
import * as styles from './api-reference.css'
import { Explorer } from './explorer'

/** /api: the five calls, and the reference that is rendered from the contract (decisions.md, "Routes"). */
export function ApiReferenceScreen() {
  const { data: calls } = useSuspenseQuery(apiCallsQuery)

  return (
    <>
      <PageHeader title="API" ghost="seva">
        <p className={lead}>
          Everything that this site asks a server, it asks in {calls.length} calls. They are open to you too: JSON in,
          JSON out, and one contract that the site, its tests and every server are checked against.
        </p>
        <a href={contractUrl} download="openapi.yaml" className={`${button()} ${styles.download}`}>
          Download openapi.yaml
          <Download aria-hidden="true" />
        </a>
      </PageHeader>
      <section className={container} aria-label="The calls">
        <ul className={styles.calls}>
          {calls.map(({ id, method, path, summary, description }) => (
            <li key={id} className={styles.call}>
              <h2 className={styles.summary}>{summary}</h2>
              <p className={styles.address}>
                <b className={styles.method}>{method}</b> <code>{path}</code>
              </p>
              {description && <p className={styles.description}>{withCode(description)}</p>}
            </li>
          ))}
        </ul>
      </section>
      <section className={`${container} ${styles.reference}`} aria-labelledby="reference">
        <SectionHeader title="Reference" id="reference" />
        <Explorer contractUrl={contractUrl} />
      </section>
    </>
  )
}

/** Renders the text between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
