import type { Side, TournamentDetail } from '~/content/tournaments/types'

/** The bracket whose winners visitors can pick: each side of its matches has its team, or a match that decides it. */
export function findPickemStage({ stages }: Pick<TournamentDetail, 'stages'>) {
  const stage = stages.find((each) => each.kind === 'bracket')
  const matches = stage?.rounds.flatMap((round) => round.matches) ?? []
  if (!stage || !matches.every(({ home, away }) => isKnown(home) && isKnown(away))) return undefined
  return { stage, lastStart: Math.max(...matches.map(({ time }) => Date.parse(time))) }
}

const isKnown = ({ team, from }: Side) => team !== null || from !== null
