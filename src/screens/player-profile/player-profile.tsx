import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { playerQuery } from '~/api/queries'
import { toneClass } from '~/components/tone.css'
import { toneOf } from '~/lib/tone'
import { useIsUrlRestored } from '~/router/prerendered-url'
import { container } from '~/ui/container.css'
import { CareerEarnings } from './career-earnings'
import { PlayerNotFound } from './player-not-found'
import { PlayerProfilePending } from './player-profile-pending'
import { ProfileHero } from './profile-hero'
import { ProfileTabs } from './profile-tabs'

const route = getRouteApi('/_site/players/profile/$id')

/** The profile of one player (specification 2, "player profile"). */
export function PlayerProfileScreen() {
  const { id } = route.useParams()
  const { data: player } = useQuery({ ...playerQuery(id), enabled: useIsUrlRestored() })
  if (player === undefined) return <PlayerProfilePending />
  if (!player) return <PlayerNotFound />

  return (
    <article className={toneClass[toneOf(player.realName ?? player.name)]}>
      <ProfileHero player={player} />
      <div className={container}>
        <CareerEarnings total={player.earnings} years={player.earningsByYear} />
        <ProfileTabs player={player} />
      </div>
    </article>
  )
}
