import { useState } from 'react'
import { Bracket } from '~/components/bracket/bracket'
import type { BracketRound } from '~/content/tournaments/types'
import { sampleBracket } from './bracket-samples'
import { Part } from './part'
import { hostile, long } from './samples'

const brackets: Record<string, BracketRound[]> = {
  '8 teams, with a match for third place': sampleBracket({ teams: 8, played: 5, hasThird: true }),
  '8 teams, double elimination, over': sampleBracket({ teams: 8, isDouble: true, played: 99, hasReset: true }),
  '16 teams': sampleBracket({ teams: 16, played: 12 }),
  '16 teams, double elimination': sampleBracket({ teams: 16, isDouble: true, played: 21 }),
  '32 teams': sampleBracket({ teams: 32, played: 20 }),
  '32 teams, double elimination': sampleBracket({ teams: 32, isDouble: true, played: 40 }),
  'Long and hostile names': withNames(sampleBracket({ teams: 4, played: 2 }), [long, hostile]),
}

/** Brackets of all sizes. */
export function Brackets() {
  return (
    <Part
      name="Bracket"
      look="uncut"
      states={Object.fromEntries(
        Object.entries(brackets).map(([name, rounds]) => [name, <Sample key={name} name={name} rounds={rounds} />]),
      )}
    />
  )
}

function Sample({ name, rounds }: { name: string; rounds: BracketRound[] }) {
  const [team, setTeam] = useState(name.startsWith('16') ? 'naag-esports' : '')
  return <Bracket name={name} rounds={rounds} team={team} onTeamChange={setTeam} />
}

/** Renames the teams of the first match throughout the bracket. */
function withNames(rounds: BracketRound[], names: string[]): BracketRound[] {
  const sides = rounds.flatMap(({ matches }) => matches.flatMap(({ home, away }) => [home, away]))
  const ids = sides.slice(0, 2).map(({ team }) => team?.id)
  for (const side of sides) {
    const name = names[ids.indexOf(side.team?.id)]
    if (side.team && name) side.team = { ...side.team, name }
  }
  return rounds
}
