import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Gamepad2 } from 'lucide-react'
import { Suspense } from 'react'
import { gamePageQuery } from '~/content/tournament-pages'
import { EntryNotFound } from '~/layout/entry-not-found'
import { accentFrom } from '~/theme/accent'
import { accentVars } from '~/theme/contract.css'
import { lead } from '~/theme/type.css'
import { late } from '~/ui/late'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { wrap } from '~/ui/wrap.css'
import * as styles from './game.css'
import { GameHero } from './game-hero'
import { StatTiles } from './stat-tiles'

// They stand below the first screenful: their code comes later, their styles with the page.
import '~/components/standings-table.css'
import '~/components/tournament-podium.css'
import '~/components/tournament-stages.css'
import '~/components/bracket.css'
import '~/ui/num.css'
import '~/components/tournament-card.css'
import '~/ui/tabs.css'
import './ongoing-event.css'
import '~/components/team-ranking.css'

const GameTabs = late(() => import('./game-tabs').then((module) => module.GameTabs))
const OngoingEvent = late(() => import('./ongoing-event').then((module) => module.OngoingEvent))
const TopTeams = late(() => import('./top-teams').then((module) => module.TopTeams))

const route = getRouteApi('/_site/esports/$gameId')

/** The page of one game, in its colour (specification 2, "Game page"). */
export function GameScreen() {
  const { gameId } = route.useParams()
  const { data: page } = useSuspenseQuery(gamePageQuery(gameId))
  if (!page) return <EntryNotFound icon={<Gamepad2 />} kind="Game" to="/esports" back="Back to Esports" />

  return (
    <article style={assignInlineVars(accentVars, accentFrom(page.game.color))}>
      <GameHero game={page.game} />
      <StatTiles game={page.game} teamCount={page.teamCount} />
      <div className={wrap}>
        <p className={`${lead} ${styles.about}`}>{page.game.about}</p>
        <h2 className={visuallyHidden}>{page.game.name} tournaments</h2>
        <Suspense>
          <GameTabs tournaments={page.tournaments} />
        </Suspense>
      </div>
      <Suspense>
        {page.detailed && <OngoingEvent event={page.detailed} />}
        <TopTeams teams={page.topTeams} />
      </Suspense>
    </article>
  )
}
