import { Fragment } from 'react'
import { TeamLink } from '~/components/links/entity-link'
import { InlineSpoiler } from '~/components/spoiler/spoiler'
import type { ScheduledMatch } from '~/content/schedule/types'

interface Props {
  match: Pick<ScheduledMatch, 'sides' | 'winner' | 'champion'>
  className?: string
}

/** Who won a day of battle royale, and after the last match the tournament; nothing for other matches. */
export function Winners({ match: { sides, winner, champion }, className }: Props) {
  const best = sides ? null : winner
  const isBoth = best !== null && best.id === champion?.id
  const wins = [
    { team: best, what: isBoth ? 'the day and the tournament' : 'the day' },
    { team: isBoth ? null : champion, what: 'the tournament' },
  ].flatMap(({ team, what }) => (team ? { name: team.name, what } : []))
  if (wins.length === 0) return null
  return (
    <InlineSpoiler>
      <span className={className}>
        {wins.map(({ name, what }, index) => (
          <Fragment key={what}>
            {index > 0 && ', '}
            <TeamLink name={name} /> won {what}
          </Fragment>
        ))}
      </span>
    </InlineSpoiler>
  )
}
