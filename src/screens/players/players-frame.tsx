import type { ReactNode } from 'react'
import { PageHead } from '~/components/page-head'
import { wrap } from '~/ui/wrap.css'
import * as styles from './players.css'

/** What stands around the list whether it is loading, loaded or empty. */
export function PlayersFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead title="Players" ghost="khiladi" />
      <section className={`${wrap} ${styles.directory}`} aria-label="Players directory">
        {children}
      </section>
    </>
  )
}
