import { InnerSection } from '~/components/section'
import { Spoiler } from '~/components/spoiler/spoiler'
import type { MatchGame } from '~/content/match/types'
import { GameHeading, GameWinner } from './game-result'
import * as styles from './lobby-results.css'

/** The games of a series that have begun, each with its result. */
export function SeriesGames({ games }: { games: readonly MatchGame[] }) {
  const title = games[0]?.map ? 'Maps' : 'Games'
  return (
    <InnerSection id="games" title={title}>
      <Spoiler label={`the ${title.toLowerCase()}`}>
        <ol className={styles.matches}>
          {games.map(({ map, time, winner, rounds }, index) => (
            <li key={time} className={styles.match}>
              <GameHeading number={index + 1} map={map} time={time} state={winner ? 'over' : 'live'} />
              {winner && (
                <GameWinner team={winner} result={rounds ? rounds.toSorted((a, b) => b - a).join('–') : 'won'} />
              )}
            </li>
          ))}
        </ol>
      </Spoiler>
    </InnerSection>
  )
}
