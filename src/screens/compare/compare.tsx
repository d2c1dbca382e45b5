import { getRouteApi, Navigate } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { useListTopPlayers } from '~/api/generated/players'
import { toPlayers } from '~/api/player'
import { PageHeader } from '~/components/hero/page-header'
import { Silhouette } from '~/components/hero/silhouette'
import { ButtonLink } from '~/components/links/links'
import { useSearchState } from '~/router/use-search-state'
import { maxCompared } from '~/rules/max-compared'
import { readComparedPlayers, saveComparedPlayers, useComparedPlayers } from '~/session/compared-players'
import { lead } from '~/theme/type.css'
import { Button } from '~/ui/button'
import { container } from '~/ui/container.css'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import { sharePage } from '~/ui/share-page'
import { StateMessage } from '~/ui/state-message'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './compare.css'
import { compareSearch } from './compare-search'
import { EarningsSection } from './earnings-section'
import { PlayerColumns } from './player-columns'
import { RecordSection } from './record-section'
import { type ComparedColumn, useColumns } from './use-columns'

const route = getRouteApi('/_site/players/compare/')

/** Two to four players side by side. */
export function CompareScreen() {
  const [{ ids }, setParams] = useSearchState(route, compareSearch)
  const columns = useColumns(ids)
  const chosen = useComparedPlayers().map(({ id }) => id)

  const remove = (id: string) => {
    setParams({ ids: ids.filter((each) => each !== id) })
    saveComparedPlayers(readComparedPlayers().filter((player) => player.id !== id))
  }
  return (
    <>
      <PageHeader
        title="Compare players"
        ghost="khiladi"
        lead="Two to four players side by side. The best value in each row is marked; missing values are skipped."
      />
      {ids.length === 0 && chosen.length > 1 && <Navigate to="/players/compare" search={{ ids: chosen }} replace />}
      {ids.length === 0 && chosen.length < 2 && <EmptyComparison />}
      {ids.length > 0 && (
        <div ref={moveFocusOnUnmount} className={`${container} ${styles.screen}`}>
          <p className={visuallyHidden} role="status">
            {describeStatus(columns)}
          </p>
          <PlayerColumns columns={columns} onRemove={remove} />
          {columns.some(({ player }) => player) && (
            <>
              <RecordSection columns={columns} />
              <EarningsSection columns={columns} />
              <Button
                variant="ghost"
                className={styles.share}
                onClick={() => void sharePage('Compare players', `/players/compare${window.location.search}`)}
              >
                <Share2 />
                Share this comparison
              </Button>
            </>
          )}
        </div>
      )}
    </>
  )
}

/** The names of the compared players, once every call has responded. */
function describeStatus(columns: readonly ComparedColumn[]): string {
  if (columns.some(({ isPending }) => isPending)) return 'Loading players'
  const names = columns.flatMap(({ player }) => player?.name ?? [])
  return `Compared: ${names.join(', ') || 'nobody'}`
}

/** The comparison is on the same page, so the router doesn't scroll. */
const showTop = () => window.scrollTo(0, 0)

/** Two silhouettes face to face, for players who are still to be chosen. */
const Opponents = () => (
  <span className={styles.opponents}>
    <Silhouette />
    <Silhouette name="Mansi Rastogi" tone="teal" />
  </span>
)

function EmptyComparison() {
  const { data: best = [] } = useListTopPlayers({ query: { select: toPlayers } })
  return (
    <div className={container}>
      <noscript>
        <p className={lead}>You need JavaScript to pick players. Allow it for this site, then reload the page.</p>
      </noscript>
      <StateMessage
        art={<Opponents />}
        title="Pick your players"
        text="Press “Compare” on a player’s card or profile. Your picks stay at the bottom of the screen until you remove them."
        action={
          <>
            <ButtonLink to="/players">Browse players</ButtonLink>
            {best.length > 1 && (
              <ButtonLink
                variant="ghost"
                to="/players/compare"
                search={{ ids: best.slice(0, maxCompared).map(({ id }) => id) }}
                onClick={showTop}
              >
                Compare the top {Math.min(best.length, maxCompared)}
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  )
}
