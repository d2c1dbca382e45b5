import { useSuspenseQuery } from '@tanstack/react-query'
import { TeamLink } from '~/components/links/entity-link'
import { LineUp } from '~/components/player/line-up'
import { InnerSection } from '~/components/section'
import { lineUpsQuery } from '~/content/match/query'
import type { MatchPage, MatchSide } from '~/content/match/types'
import { h4 } from '~/theme/type.css'
import * as styles from './sides.css'

/** The players of both sides, until the match is over. */
export function LineUps({ match, pair }: { match: MatchPage; pair: readonly [MatchSide, MatchSide] }) {
  const { data: lineUps } = useSuspenseQuery(lineUpsQuery(match))
  if (lineUps.every((players) => players.length === 0)) return null
  return (
    <InnerSection id="line-ups" title="Line-ups">
      <div className={styles.sides}>
        {pair.map(({ team, label }, index) => (
          <div key={index === 0 ? 'home' : 'away'}>
            <h3>{team ? <TeamLink name={team.name} className={h4} /> : <span className={h4}>{label}</span>}</h3>
            {lineUps[index]?.length ? (
              <LineUp players={lineUps[index]} />
            ) : (
              <p className={styles.noLineUp}>{team ? 'Line-up not known.' : 'Line-up not known yet.'}</p>
            )}
          </div>
        ))}
      </div>
    </InnerSection>
  )
}
