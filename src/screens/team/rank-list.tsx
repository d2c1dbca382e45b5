import { ordinal } from '@akhada/contract/ordinal'
import { findGameId } from '@akhada/sample-world/games/names'
import { Link } from '@tanstack/react-router'
import { FollowButton } from '~/components/follow/follow-button'
import { GameLink } from '~/components/links/entity-link'
import { entityLink } from '~/components/links/entity-link.css'
import { InlineSpoiler } from '~/components/spoiler/spoiler'
import type { TeamPage } from '~/content/teams/types'
import { formatIndian } from '~/lib/number-format'
import { plural } from '~/lib/words'
import * as styles from './team.css'

/** The rank of a team in each of its games and its matches won there, with a button to follow it. */
export const RankList = ({ team: { name, games } }: { team: TeamPage }) => (
  <ul>
    {games.map(({ followId, name: game, rank, teamCount, points, won, lost }) => (
      <li key={followId} className={styles.row}>
        <span className={styles.gameName}>
          <GameLink name={game} />
        </span>
        <span className={styles.rank}>
          <InlineSpoiler instead="Hidden">
            {points > 0 ? (
              <RankLink game={game} rank={`${ordinal(rank)} of ${teamCount} ranked, ${formatIndian(points)} points`} />
            ) : (
              'No points yet'
            )}
            {won + lost > 0 && (
              <span className={styles.record}>{`${plural(won, 'match', 'matches')} won, ${lost} lost`}</span>
            )}
          </InlineSpoiler>
        </span>
        <span className={styles.follow}>
          <FollowButton look="small" kind="team" id={followId} name={`${name}, ${game}`} />
        </span>
      </li>
    ))}
  </ul>
)

/** A rank, with a link to how the points add up if the game has a leaderboard. */
function RankLink({ game, rank }: { game: string; rank: string }) {
  const gameId = findGameId(game)
  if (!gameId) return rank
  return (
    <Link to="/leaderboards" search={{ game: gameId }} hash="teams" className={entityLink}>
      {rank}
    </Link>
  )
}
