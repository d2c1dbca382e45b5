import type { GameId } from '@akhada/sample-world/games/names'
import { GoLink } from '~/components/links/links'
import { InnerSection } from '~/components/section'
import { lazyPart } from '~/page-load/lazy-part'
import { useFollows } from '~/session/follows'
import * as styles from './up-next.css'
import { UpNextList } from './up-next-list'
import '~/components/match/match-row.css'

const load = async () => (await import('./latest-results')).LatestResults
const LatestResults = lazyPart(load, import.meta.env.SSR && (await load()))

/**
 * The next matches of a game, or of all, and the latest results, as a section. Without a game, followers also
 * get a link to their own calendar.
 */
export function UpNextStrip({ gameId }: { gameId?: GameId }) {
  const isFollowing = useFollows().length > 0
  return (
    <InnerSection
      id="up-next"
      title="Up next"
      aside={
        <div className={styles.links}>
          {isFollowing && !gameId && (
            <GoLink to="/events" search={{ mine: '1' }}>
              What I follow
            </GoLink>
          )}
          <GoLink to="/events" search={gameId ? { game: gameId } : {}}>
            All matches
          </GoLink>
        </div>
      }
    >
      <div className={styles.body}>
        <UpNextList gameId={gameId} />
        <LatestResults gameId={gameId} />
      </div>
    </InnerSection>
  )
}
