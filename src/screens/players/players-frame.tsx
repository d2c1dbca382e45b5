import type { ReactNode } from 'react'
import { PageHeader } from '~/components/page-header'
import { container } from '~/ui/container.css'
import * as styles from './players.css'

/** The layout around the list in all its states. */
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
