import type { BracketRound, Match } from '~/content/tournaments/types'

/** A team's path through a bracket in words, round by round: "Quarter-finals: bye", "Semi-finals: won 2–1 against Naag Esports". */
export function describePath(rounds: readonly BracketRound[], team: string): string[] {
  const first = rounds.findIndex(({ matches }) => matches.some((match) => isPlaying(match, team)))
  return rounds.flatMap(({ name, lane, matches }, index) => {
    const isBye = index < first && lane === 'upper' && rounds[first]?.lane !== 'lower'
    if (isBye) return [`${name}: bye`]
    return matches.filter((match) => isPlaying(match, team)).map((match) => `${name}: ${describeMatch(match, team)}`)
  })
}

/** Whether a team is known to play a match. */
export const isPlaying = ({ home, away }: Match, team: string | null): boolean =>
  team !== null && (home.team?.id === team || away.team?.id === team)

/** Whether a team's path leads from one match to the other. */
export const isOnPath = (from: Match, to: Match, team: string | null): boolean =>
  isPlaying(from, team) && isPlaying(to, team)

function describeMatch({ home, away, score, winner }: Match, team: string): string {
  const isHome = home.team?.id === team
  const other = isHome ? away : home
  const against = other.team?.name ?? `the ${other.label.slice(0, 1).toLowerCase()}${other.label.slice(1)}`
  if (!winner) return `to play ${against}`
  const result = score && ` ${isHome ? score.join('–') : score.toReversed().join('–')}`
  return `${winner.id === team ? 'won' : 'lost'}${result ?? ''} against ${against}`
}
