import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { button } from '~/ui/button-class'
import { Pager } from '~/ui/pager'
import { usePlayersSearch } from './use-players-search'

interface Props {
  pages: number
  /** Scrolls the top of the list into view: the links are at its end. */
  onTurn: () => void
}

/** Prev and Next are links, so that a page is prefetched when the pointer rests on one and can be opened in a tab of its own. */
export function PlayersPager({ pages, onTurn }: Props) {
  const { search } = usePlayersSearch()
  const turn = { to: '/players', className: button({ variant: 'ghost' }), onClick: onTurn, resetScroll: false } as const

  return (
    <Pager
      page={search.page}
      pages={pages}
      previous={
        <Link {...turn} search={{ ...search, page: search.page - 1 }} disabled={search.page <= 1} tabIndex={0}>
          <ArrowLeft aria-hidden="true" />
          Prev
        </Link>
      }
      next={
        <Link {...turn} search={{ ...search, page: search.page + 1 }} disabled={search.page >= pages} tabIndex={0}>
          Next
          <ArrowRight aria-hidden="true" />
        </Link>
      }
    />
  )
}
