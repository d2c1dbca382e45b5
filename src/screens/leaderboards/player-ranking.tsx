import { sumScore } from '@akhada/sample-world/players/score'
import { Link, Navigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { getErrorMessage } from '~/api/api-error'
import { pageSize } from '~/api/list-params'
import type { Player } from '~/api/player'
import { usePlayersPage } from '~/api/players-page'
import { summary } from '~/components/disclosure.css'
import { FollowButton } from '~/components/follow/follow-button'
import { GameLink, TeamLink } from '~/components/links/entity-link'
import { focusIfLost, Pager } from '~/components/links/pager'
import { useNow } from '~/hooks/use-now'
import { sceneUrl } from '~/lib/art'
import { formatIndian } from '~/lib/number-format'
import { describeRange } from '~/lib/words'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { Skeleton } from '~/ui/skeleton'
import { StateMessage } from '~/ui/state-message'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { type LeaderboardsSearch, toListParams } from './leaderboards-search'
import * as styles from './player-ranking.css'
import { PlayerScore } from './player-score'
import { score as scoreLine } from './score-details.css'

/** Players by score, from the server. */
export function PlayerRanking({ search }: { search: LeaderboardsSearch }) {
  const table = useRef<HTMLTableElement>(null)
  const { data, isPrevious, page, unreadable, error, updatedAt } = usePlayersPage(toListParams(search))
  const now = useNow(updatedAt)
  const readScore = ({ achievements }: Player) => sumScore(achievements, now)
  const hasScores = !data || explainsOrder(data.players.map(readScore))

  if (error) {
    return (
      <div role="alert" ref={focusIfLost}>
        <StateMessage
          art={<Image src={sceneUrl('monsoon')} alt="" width={1600} height={900} />}
          title="Oops!"
          text={getErrorMessage(error, 'Couldn’t load the players.')}
          action={<Button onClick={() => window.location.reload()}>Try Again</Button>}
        />
      </div>
    )
  }
  if (page !== search.page) return <Navigate to="/leaderboards" search={{ ...search, page }} replace />

  const first = (page - 1) * pageSize + 1
  const count = data?.records.length
  return (
    <>
      <p className={count === 0 ? styles.basis : visuallyHidden} role="status">
        {data && !isPrevious ? describeRanks(first, count) : 'Loading players'}
      </p>
      <table ref={table} className={styles.table} aria-busy={isPrevious} tabIndex={-1}>
        <caption className={styles.basis}>Ranked by score, not by earnings</caption>
        <Columns hasScores={hasScores} />
        {data
          ? data.records.map(
              (player, index) =>
                player && (
                  <Entry
                    key={player.id}
                    player={player}
                    // Until the next page arrives, these are the players of the last one.
                    rank={isPrevious ? null : first + index}
                    now={now}
                    score={hasScores ? readScore(player) : undefined}
                  />
                ),
            )
          : ranks.map((rank) => <PendingEntry key={rank} rank={first + rank} />)}
      </table>
      {unreadable && <p className={styles.basis}>{unreadable}</p>}
      {(!data || data.pages > 1) && (
        <Pager
          page={page}
          pages={data?.pages}
          linkTo={(target) => ({ to: '/leaderboards', search: { ...search, page: target } })}
          list={table}
        />
      )}
    </>
  )
}

const Columns = ({ hasScores }: { hasScores: boolean }) => (
  <thead>
    <tr>
      <th scope="col" className={styles.rank}>
        Rank
      </th>
      <th scope="col">Player</th>
      {['Team', 'Game', 'Tier', 'Earnings'].map((title) => (
        <th key={title} scope="col" className={styles.wide}>
          {title}
        </th>
      ))}
      <th scope="col" className={styles.follow}>
        <span className={visuallyHidden}>Follow</span>
      </th>
      {hasScores && (
        <th scope="col" className={styles.score}>
          Score
        </th>
      )}
    </tr>
  </thead>
)

const describeRanks = (first: number, count = 0) =>
  count === 0 ? 'No players yet' : describeRange('Rank', first, count)

const ranks = Array.from({ length: pageSize }, (_, index) => index)

/** The server sets the order. If it counts differently, no scores are shown, rather than ones that contradict the order. */
const explainsOrder = (scores: readonly number[]) =>
  scores.some((score) => score > 0) && scores.every((score, index) => score <= (scores[index - 1] ?? score))

interface EntryProps {
  player: Player
  /** Null while it isn't known. */
  rank: number | null
  now: number
  score: number | undefined
}

/** A group of rows, so that both light up on hover. */
function Entry({ player, rank, now, score }: EntryProps) {
  return (
    <tbody>
      <tr>
        <td className={styles.rank} data-rank={rank}>
          {rank}
        </td>
        <th scope="row">
          <Link to="/players/profile/$id" params={{ id: player.id }} className={styles.player}>
            {player.image ? (
              <Image className={styles.portrait} src={player.image} alt="" width={56} height={56} />
            ) : (
              <span className={styles.portrait} />
            )}
            <span className={styles.name}>{player.name}</span>
            <span className={styles.note}>{player.realName ?? player.inGameName}</span>
            <span className={styles.narrowNote}>{[player.team, player.game].filter(Boolean).join(', ')}</span>
          </Link>
        </th>
        <td className={styles.wide}>{player.team && <TeamLink name={player.team} />}</td>
        <td className={styles.wide}>{player.game && <GameLink name={player.game} />}</td>
        <td className={styles.wide}>{player.tier}</td>
        <td className={`${styles.wide} ${styles.earnings}`}>{player.earnings ?? 'Unknown'}</td>
        <td className={styles.follow}>
          <FollowButton look="icon" kind="player" id={player.id} name={player.name} />
        </td>
        {score !== undefined && <td className={styles.score}>{formatIndian(score)}</td>}
      </tr>
      {score !== undefined && (
        <tr className={styles.below}>
          <td colSpan={8}>
            <PlayerScore player={player} now={now} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function PendingEntry({ rank }: { rank: number }) {
  return (
    <tbody>
      <tr>
        <td className={styles.rank}>{rank}</td>
        <th scope="row" colSpan={7}>
          <span className={styles.player}>
            <span className={styles.portrait} />
            <Skeleton bars={['140px 20']} />
          </span>
        </th>
      </tr>
      <tr className={styles.below}>
        <td colSpan={8}>
          <div className={scoreLine}>
            <Skeleton className={summary} bars={['110px 20']} />
          </div>
        </td>
      </tr>
    </tbody>
  )
}
