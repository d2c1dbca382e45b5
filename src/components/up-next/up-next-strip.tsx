import type { GameId } from '@akhada/sample-world/games/names'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { goLink } from '~/components/go-link.css'
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
          <Link to="/events" search={gameId ? { game: gameId } : {}} className={goLink}>
            All matches
            <ArrowRight aria-hidden="true" />
          </Link>
        }
      />
      <div className={styles.body}>
        <UpNextList gameId={gameId} />
      </div>
    </section>
  )
}
