import { getRouteApi } from '@tanstack/react-router'
import type { Side, TournamentDetail } from '~/content/tournaments/types'
import { useNow } from '~/hooks/use-now'
import { useStoredPicks } from '~/session/picks'

const route = getRouteApi('/_site/esports/tournament/$id')

/** The bracket whose winners visitors can pick, as long as there are matches to pick, or picks to show; null if there is none. */
export function usePickem(tournament: TournamentDetail, renderedAt: number) {
  const now = useNow(renderedAt)
  const { picks: shared } = route.useSearch()
  const own = useStoredPicks()[tournament.id]
  const stage = tournament.stages.find((each) => each.kind === 'bracket')
  const matches = stage?.rounds.flatMap((round) => round.matches) ?? []
  const hasPicks = Boolean(shared || own)
  const isUseful = hasPicks || matches.some(({ time }) => Date.parse(time) > now)
  const areKnown = matches.every(({ home, away }) => isKnown(home) && isKnown(away))
  return stage && isUseful && areKnown ? { stage, now, own, hasPicks } : null
}

/** Whether a side has its team, or a match that decides it. */
const isKnown = ({ team, from }: Side) => team !== null || from !== null
