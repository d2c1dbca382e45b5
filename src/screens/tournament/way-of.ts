import type { BracketRound } from '~/content/tournaments/types'

/** A team's way through a bracket in words, round by round: "Quarter-finals: bye", "Semi-finals: won 2–1 against Naag Esports". */
export const wayOf = (rounds: readonly BracketRound[], id: string): string[] =>
  rounds.flatMap(({ name, matches, byes }) => [
    ...(byes.some((team) => team.id === id) ? [`${name}: bye`] : []),
    ...matches.flatMap(({ home, away, score, winner }) => {
      if (home?.id !== id && away?.id !== id) return []
      const [other, own, theirs] = home?.id === id ? [away, score?.[0], score?.[1]] : [home, score?.[1], score?.[0]]
      const against = other?.name ?? 'a team to be decided'
      if (!winner) return [`${name}: to play ${against}`]
      return [`${name}: ${winner.id === id ? 'won' : 'lost'} ${own}–${theirs} against ${against}`]
    }),
  ])
