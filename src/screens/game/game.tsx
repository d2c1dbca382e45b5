import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Gamepad2 } from 'lucide-react'
import { CalendarSubscription } from '~/components/calendar/calendar-subscription'
import { gamePageQuery } from '~/content/tournaments/page-queries'
import { EntryNotFound } from '~/layout/entry-not-found'
import { BelowFold } from '~/router/below-fold'
import { accentVars } from '~/theme/contract.css'
import { lead } from '~/theme/type.css'
import { container } from '~/ui/container.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './game.css'
import { GameHero } from './game-hero'
import { GameTabs } from './game-tabs'
import { OngoingEvent } from './ongoing-event'
import { StatTiles } from './stat-tiles'
import { TopTeams } from './top-teams'

const route = getRouteApi('/_site/esports/$gameId')

/** The page of one game, in its colour (specification 2, "Game page"). */
export function GameScreen() {
  const { gameId } = route.useParams()
  const { data: page } = useSuspenseQuery(gamePageQuery(gameId))
  const { accent } = route.useLoaderData()
  if (!page || !accent) return <EntryNotFound icon={<Gamepad2 />} kind="Game" to="/esports" back="Back to Esports" />

  return (
    <article style={assignInlineVars(accentVars, accent)}>
      <GameHero game={page.game} />
      <StatTiles game={page.game} teamCount={page.teamCount} />
      <BelowFold>
        <div className={container}>
          <p className={`${lead} ${styles.about}`}>{page.game.about}</p>
          <h2 className={visuallyHidden}>{page.game.name} tournaments</h2>
          <GameTabs tournaments={page.tournaments} />
          <p className={styles.calendar}>
            <CalendarSubscription of={`all ${page.game.name} tournaments`} path={`games/${page.game.id}`} />
          </p>
        </div>
        {page.detailed && <OngoingEvent event={page.detailed} />}
        <TopTeams game={page.game.name} teams={page.topTeams} />
      </BelowFold>
    </article>
  )
}
