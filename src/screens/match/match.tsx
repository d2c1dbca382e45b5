import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { MatchList } from '~/components/match/match-list'
import { InnerSection } from '~/components/section'
import { Spoiler } from '~/components/spoiler/spoiler'
import { matchQuery } from '~/content/match/query'
import type { MatchPage } from '~/content/match/types'
import { BelowFold } from '~/page-load/below-fold'
import { container } from '~/ui/container.css'
import { HeadToHead } from './head-to-head'
import { LobbyResults, SeriesGames } from './lazy-results'
import { LineUps } from './line-ups'
import { LobbyHero } from './lobby-hero'
import * as styles from './match.css'
import { MatchPending, shellId } from './match-pending'
import { Sides } from './sides'
import { VersusHero } from './versus-hero'

const route = getRouteApi('/_site/esports/match/$id')

/** A match of two sides, or a day of battle royale (docs/decisions/routes.md). */
export function MatchScreen() {
  const { id } = route.useParams()
  return id === shellId ? <MatchPending /> : <Match id={id} />
}

function Match({ id }: { id: string }) {
  const { data: match } = useSuspenseQuery(matchQuery(id))
  const { pair, lobby, games } = match

  return (
    <article>
      {pair && <VersusHero match={match} pair={pair} />}
      {lobby && <LobbyHero match={match} lobby={lobby} />}
      <BelowFold>
        <div className={`${container} ${styles.page}`}>
          {lobby && <LobbyResults lobby={lobby} />}
          {games.length > 0 && <SeriesGames games={games} />}
          {pair && (
            <Suspense>
              <LineUps match={match} pair={pair} />
            </Suspense>
          )}
          {pair && (
            <Spoiler label="head to head, form and route">
              <div className={styles.sections}>
                <HeadToHead pair={pair} meetings={match.meetings} />
                <Sides pair={pair} />
              </div>
            </Spoiler>
          )}
          <Neighbours match={match} />
        </div>
      </BelowFold>
    </article>
  )
}

/** The matches of the tournament before and after this one. */
function Neighbours({ match: { previous, next } }: { match: MatchPage }) {
  if (!previous && !next) return null
  return (
    <InnerSection id="around" title="Before & after" className={styles.part}>
      <MatchList
        label="Matches before and after"
        matches={[previous, next].filter((match) => match !== null)}
        showTournament={false}
      />
    </InnerSection>
  )
}
