import { useSuspenseQuery } from '@tanstack/react-query'
import { TeamLink } from '~/components/entity-link'
import { LineUp } from '~/components/player/line-up'
import { lineUpsQuery } from '~/content/match/query'
import type { MatchPage } from '~/content/match/types'
import { h4 } from '~/theme/type.css'
import { SectionHeader } from '~/ui/section-header'
import { sides } from './sides.css'

/** The players of both teams, until the match is over. */
export function LineUps({ match }: { match: MatchPage }) {
  const { data: lineUps } = useSuspenseQuery(lineUpsQuery(match))
  if (lineUps.length === 0) return null
  return (
    <section aria-labelledby="line-ups">
      <SectionHeader title="Line-ups" id="line-ups" />
      <div className={sides}>
        {lineUps.map(({ team, players }) => (
          <div key={team.id}>
            <h3>
              <TeamLink name={team.name} className={h4} />
            </h3>
            <LineUp players={players} />
          </div>
        ))}
      </div>
    </section>
  )
}
