import { Navigate } from '@tanstack/react-router'
import { memo, useRef, useState } from 'react'
import { pageSize } from '~/api/list-params'
import type { Player, PlayersPage } from '~/api/player'
import { usePlayersPage } from '~/api/players-page'
import { ExportList } from '~/components/export/export-list'
import { PageHeader } from '~/components/hero/page-header'
import { Silhouette } from '~/components/hero/silhouette'
import { ButtonLink } from '~/components/links/links'
import { focusIfLost, Pager } from '~/components/links/pager'
import { PlayerCard } from '~/components/player/player-card'
import { PlayerCardSkeletons } from '~/components/player/player-card-skeleton'
import { ErrorScreen } from '~/layout/error-screen'
import { describeRange, plural } from '~/lib/words'
import { Button } from '~/ui/button'
import { container } from '~/ui/container.css'
import { StateMessage } from '~/ui/state-message'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { PlayerToolbar } from './player-toolbar'
import * as styles from './players.css'
import { toListParams } from './players-search'
import { usePlayersSearch } from './use-players-search'

/** The players list (specification 2, "players list"). */
export function PlayersScreen() {
  const { params, clear } = usePlayersSearch()
  const [cleared, setCleared] = useState(0)
  const clearAll = () => {
    clear()
    setCleared(cleared + 1)
  }
  const list = useRef<HTMLElement>(null)
  const { data, isPrevious, page, unreadable, error } = usePlayersPage(toListParams(params))

  if (error) return <ListError error={error} />
  if (page !== params.page) return <Navigate to="/players" search={{ ...params, page }} replace />

  const count = data?.records.length
  return (
    <>
      <PageHeader title="Players" ghost="khiladi" />
      <section ref={list} className={`${container} ${styles.directory}`} aria-label="Players directory" tabIndex={-1}>
        <PlayerToolbar players={data?.players ?? []} cleared={cleared} onClear={clearAll} />
        <p className={count === 0 ? visuallyHidden : styles.count} role="status">
          {isPrevious || !data ? 'Loading players' : describePage(data, params.page)}
        </p>
        {!data && (
          <ul className={styles.grid} aria-hidden="true">
            <PlayerCardSkeletons count={pageSize} />
          </ul>
        )}
        {count === 0 && (
          <StateMessage
            art={<Silhouette />}
            title="No players found"
            text="Try adjusting your search or filters"
            action={
              <>
                <Button onClick={clearAll}>Clear all filters</Button>
                {params.search && (
                  <ButtonLink to="/organization" search={{ search: params.search }} variant="ghost">
                    Search organizations
                  </ButtonLink>
                )}
              </>
            }
          />
        )}
        {data && count !== 0 && (
          <>
            <ul className={styles.grid} aria-busy={isPrevious}>
              <PlayerCards players={data.players} />
              {unreadable && <li className={styles.unreadable}>{unreadable}</li>}
            </ul>
            <Pager
              page={params.page}
              pages={data.pages}
              linkTo={(page) => ({ to: '/players', search: { ...params, page } })}
              list={list}
            />
            {/* One per list: a download ends when the search or a filter changes. */}
            <ExportList key={JSON.stringify({ ...params, page: 1 })} list={toListParams(params)} />
          </>
        )}
      </section>
    </>
  )
}

const ListError = ({ error }: { error: unknown }) => (
  <div ref={focusIfLost}>
    <ErrorScreen error={error} />
  </div>
)

const PlayerCards = memo(({ players }: { players: readonly Player[] }) =>
  players.map((player, index) => (
    <li key={player.id}>
      <PlayerCard player={player} priority={index === 0} />
    </li>
  )),
)

function describePage({ records, pages }: PlayersPage, page: number): string {
  const count = records.length
  if (count === 0) return 'No players found'
  if (pages <= 1) return plural(count, 'player')
  return describeRange('Player', (page - 1) * pageSize + 1, count)
}
