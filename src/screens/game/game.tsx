import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarMenu } from '~/components/calendar/calendar-menu'
import { gameAccents } from '~/components/marks/accents.css'
import { UpNextStrip } from '~/components/up-next/up-next-strip'
import { gamePageQuery } from '~/content/tournaments/query'
import { BelowFold } from '~/page-load/below-fold'
import { lead } from '~/theme/type.css'
import { container } from '~/ui/container.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './game.css'
import { GameHero } from './game-hero'
import { GameTabs } from './game-tabs'
import { TopTeams } from './lazy-top-teams'
import { OngoingEvent } from './ongoing-event'
import { StatTiles } from './stat-tiles'

const route = getRouteApi('/_site/esports/$id')

/** The page of one game, in its colour (specification 2, "Game page"). */
export function GameScreen() {
  const { id } = route.useParams()
  const { data: page } = useSuspenseQuery(gamePageQuery(id))

  return (
    <article className={gameAccents[id]}>
      <GameHero game={page.game} />
      <StatTiles game={page.game} teamCount={page.teamCount} />
      <BelowFold>
        <div className={`${container} ${styles.part}`}>
          <UpNextStrip gameId={page.game.id} />
        </div>
        <div className={container}>
          <p className={`${lead} ${styles.part}`}>{page.game.about}</p>
          <h2 className={visuallyHidden}>{page.game.name} tournaments</h2>
          <GameTabs tournaments={page.tournaments} />
          <div className={styles.calendar}>
            <CalendarMenu size="small" subject={`all ${page.game.name} tournaments`} path={`games/${page.game.id}`} />
          </div>
        </div>
        {page.currentTournament && <OngoingEvent event={page.currentTournament} />}
        <TopTeams game={page.game} topTeams={page.topTeams} />
      </BelowFold>
    </article>
  )
}
