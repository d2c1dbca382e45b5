import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { playerQuery } from '~/api/queries'
import { toneClass } from '~/components/tone.css'
import { toneOf } from '~/lib/tone'
import { late } from '~/ui/late'
import { wrap } from '~/ui/wrap.css'
import { CareerEarnings } from './career-earnings'
import { PlayerNotFound } from './player-not-found'
import { ProfileHero } from './profile-hero'
import { tabsSpace } from './tabs-space.css'

// The tabs stand below the first screenful and bring the widest library of the page.
const ProfileTabs = late(() => import('./profile-tabs').then((module) => module.ProfileTabs))

const route = getRouteApi('/_site/players/profile/$id')

/** The profile of one player (specification 2, "player profile"). */
export function PlayerProfileScreen() {
  const { id } = route.useParams()
  const { data: player } = useSuspenseQuery(playerQuery(id))
  if (!player) return <PlayerNotFound />

  return (
    <article className={toneClass[toneOf(player.realName ?? player.name)]}>
      <ProfileHero player={player} />
      <div className={wrap}>
        <CareerEarnings total={player.earnings} years={player.earningsByYear} />
        <Suspense fallback={<div className={tabsSpace} />}>
          <ProfileTabs player={player} />
        </Suspense>
      </div>
    </article>
  )
}
