import { useListTopPlayers } from '~/api/generated/players'
import { toPlayers } from '~/api/player'
import { GoLink } from '~/components/links'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { PlayerCard } from './player-card'
import { PlayerCardSkeletons } from './player-card-skeleton'
import * as styles from './top-players.css'

const shown = 4

/** Top Esports Players, from the server; hidden when the request fails (specification 7). */
export function TopPlayers() {
  const { data, isError } = useListTopPlayers({ query: { select: toPlayers } })
  if ((isError && !data) || data?.length === 0) return null

  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="top-players">
      <div className={styles.header}>
        <Heading level={2} size="d2" id="top-players">
          Top Esports Players
        </Heading>
        <GoLink to="/players">View All</GoLink>
      </div>
      <ul className={styles.grid} aria-busy={!data}>
        {data ? (
          data.slice(0, shown).map((player, index) => (
            <li key={player.id}>
              <PlayerCard player={player} level={3} eager={index === 0} />
            </li>
          ))
        ) : (
          <PlayerCardSkeletons count={shown} />
        )}
      </ul>
    </section>
  )
}
