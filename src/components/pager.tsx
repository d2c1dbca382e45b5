import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { button } from '~/ui/button-class'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './pager.css'

interface Props {
  page: number
  pages: number
  linkTo: (page: number) => Pick<LinkProps, 'to' | 'search'>
  /** Scrolls the top of the list into view: the links are at its end. */
  onTurn: () => void
}

/** Prev and Next as links, so that a page is preloaded on intent and can be opened in a new tab. */
export function Pager({ page, pages, linkTo, onTurn }: Props) {
  const turn = { className: button({ variant: 'ghost' }), onClick: onTurn, resetScroll: false, tabIndex: 0 }
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Link {...linkTo(page - 1)} {...turn} disabled={page <= 1}>
        <ArrowLeft />
        Prev
        <span className={visuallyHidden}> page</span>
      </Link>
      <p className={styles.place}>
        Page {page} of {pages}
      </p>
      <Link {...linkTo(page + 1)} {...turn} disabled={page >= pages}>
        Next
        <span className={visuallyHidden}> page</span>
        <ArrowRight />
      </Link>
    </nav>
  )
}
