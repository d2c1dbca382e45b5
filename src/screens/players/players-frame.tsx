import type { ReactNode } from 'react'
import { PageHeader } from '~/components/page-header'
import { container } from '~/ui/container.css'
import * as styles from './players.css'

/** What stands around the list whether it is loading, loaded or empty. */
export function PlayersFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Players" ghost="khiladi" />
      <section className={`${container} ${styles.directory}`} aria-label="Players directory">
        {children}
      </section>
    </>
  )
}
