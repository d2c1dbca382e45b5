import type { GameId } from '@akhada/sample-world/games/names'
import { GoLink } from '~/components/links'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './up-next.css'
import { UpNextList } from './up-next-list'

/** The next matches of a game, or of all, as a section. */
export function UpNextStrip({ gameId }: { gameId?: GameId }) {
  return (
    <section aria-labelledby="up-next">
      <SectionHeader
        title="Up next"
        id="up-next"
        aside={
          <GoLink to="/events" search={gameId ? { game: gameId } : {}}>
            All matches
          </GoLink>
        }
      />
      <div className={styles.body}>
        <UpNextList gameId={gameId} />
      </div>
    </section>
  )
}
