import { getRouteApi } from '@tanstack/react-router'
import { useGetPlayer } from '~/api/generated/players'
import { toPlayer } from '~/api/player'
import { toneClass } from '~/components/marks/tone.css'
import { NextAndLast } from '~/components/match/next-and-last'
import { TeamLineUp } from '~/components/player/lazy-team-line-up'
import { findPlayerTeam } from '~/content/tournaments/team-id'
import { pickTone } from '~/lib/tone'
import { BelowFold } from '~/page-load/below-fold'
import { container } from '~/ui/container.css'
import { CareerEarnings } from './career-earnings'
import { PlayerError } from './player-error'
import { PlayerProfilePending } from './player-profile-pending'
import { ProfileHero } from './profile-hero'
import * as styles from './profile-hero.css'
import { ProfileTabs } from './profile-tabs'

const route = getRouteApi('/_site/players/profile/$id')

/** The profile of one player (specification 2, "player profile"). */
export function PlayerProfileScreen() {
  const { id } = route.useParams()
  const { data: player, error } = useGetPlayer(id, { query: { select: toPlayer } })
  if (!player) return error ? <PlayerError error={error} /> : <PlayerProfilePending />

  const team = findPlayerTeam(player)
  return (
    <article className={toneClass[pickTone(player.realName ?? player.name)]}>
      <ProfileHero player={player} />
      <div className={`${container} ${styles.record}`}>
        <CareerEarnings player={player} />
        <BelowFold>
          {team && player.team && (
            <div className={styles.team}>
              <NextAndLast team={team} name={player.team} />
              <TeamLineUp team={team} playerId={player.id} />
            </div>
          )}
          <ProfileTabs player={player} />
        </BelowFold>
      </div>
    </article>
  )
}
