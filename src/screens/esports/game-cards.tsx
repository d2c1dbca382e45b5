import { GameCard } from '~/components/game-card'
import type { Game } from '~/content/games'
import * as styles from './esports.css'

/** The games that were asked for. */
export function GameCards({ games }: { games: readonly Game[] }) {
  return (
    <ul className={styles.grid}>
      {games.map((game, index) => (
        <li key={game.id}>
          <GameCard game={game} eager={index < 4} />
        </li>
      ))}
    </ul>
  )
}
