import { useListTopPlayers } from '~/api/generated/players'
import { toPlayers } from '~/api/player'
import { GoLink } from '~/components/links/links'
import { Section } from '~/components/section'
import { PlayerCard } from './player-card'
import { PlayerCardSkeletons } from './player-card-skeleton'
import * as styles from './top-players.css'

const shown = 4

/** Top Esports Players, from the server; hidden when the request fails (specification 7). */
export function TopPlayers() {
  const { data, isError } = useListTopPlayers({ query: { select: toPlayers } })
  if ((isError && !data) || data?.length === 0) return null

  return (
    <Section
      id="top-players"
      title="Top Esports Players"
      className={styles.section}
      aside={<GoLink to="/players">View All</GoLink>}
    >
      <ul className={styles.grid} aria-busy={!data}>
        {data ? (
          data.slice(0, shown).map((player, index) => (
            <li key={player.id}>
              <PlayerCard player={player} level={3} priority={index === 0} />
            </li>
          ))
        ) : (
          <PlayerCardSkeletons count={shown} />
        )}
      </ul>
    </Section>
  )
}
