import { useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import * as contents from '~/components/contents.css'
import { PageHeader } from '~/components/hero/page-header'
import { InnerSection } from '~/components/section'
import { apiReferenceQuery } from '~/content/api-reference/query'
import { lead } from '~/theme/type.css'
import { buttonClass } from '~/ui/button-class'
import { container } from '~/ui/container.css'
import contractUrl from '../../../openapi.yaml?url'
import * as styles from './api-reference.css'
import { OperationSection } from './operation-section'
import { SchemaSection } from './schema-section'

/** /api: the operations and schemas of the contract (docs/decisions/routes.md). */
export function ApiReferenceScreen() {
  const { operations, schemas } = useSuspenseQuery(apiReferenceQuery).data

  return (
    <>
      <PageHeader title="API" ghost="seva">
        <p className={lead}>
          Everything this site needs from the server takes {operations.length} operations. You can use them too: JSON
          in, JSON out, and one contract that the site, its tests and every server are checked against.
        </p>
        <a href={contractUrl} download="openapi.yaml" className={`${buttonClass()} ${styles.download}`}>
          Download openapi.yaml
          <Download />
        </a>
      </PageHeader>
      <div className={`${container} ${contents.columns} ${styles.page}`}>
        <nav className={contents.contents} aria-label="On this page">
          <ul>
            {operations.map(({ id, method, path }) => (
              <li key={id}>
                <a href={`#${id}`} className={`${contents.contentsLink} ${styles.contentsLink}`}>
                  <b className={styles.method}>{method}</b> <code>{path}</code>
                </a>
              </li>
            ))}
          </ul>
          <ul className={styles.contentsSchemas}>
            {schemas.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`} className={`${contents.contentsLink} ${styles.contentsLink}`}>
                  <code>{name}</code>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={contents.reading}>
          <InnerSection id="operations" title="Operations" className={styles.group}>
            {operations.map((operation) => (
              <OperationSection key={operation.id} operation={operation} />
            ))}
          </InnerSection>
          <InnerSection id="schemas" title="Schemas" className={styles.group}>
            {schemas.map((schema) => (
              <SchemaSection key={schema.name} schema={schema} />
            ))}
          </InnerSection>
        </div>
      </div>
    </>
  )
}
