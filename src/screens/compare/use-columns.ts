import { useQueries } from '@tanstack/react-query'
import { isUnknownPlayer } from '~/api/api-error'
import { getGetPlayerQueryOptions } from '~/api/generated/players'
import { toPlayer } from '~/api/player'
import { toneClass } from '~/components/marks/tone.css'

/** A compared player: loaded, loading or failed. */
export type ComparedColumn = ReturnType<typeof useColumns>[number]

/** The letter and the tone identify a player in tables and charts. */
const marks = [
  { letter: 'A', toneClass: toneClass.saffron },
  { letter: 'B', toneClass: toneClass.teal },
  { letter: 'C', toneClass: toneClass.bone },
  { letter: 'D', toneClass: toneClass.indigo },
]

/** Shown in place of the name of a player who couldn't be loaded. */
export const nameFailure = (error: Error): string => (isUnknownPlayer(error) ? 'Player not found' : 'Couldn’t load')

/** A column per id, each with its own call: one that fails doesn't affect the others. */
export const useColumns = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => getGetPlayerQueryOptions(id, { query: { select: toPlayer } })),
  }).map(({ data, error, isPending, refetch }, index) => ({
    id: ids[index] ?? '',
    player: data,
    error,
    isPending,
    retry: () => void refetch(),
    ...(marks[index] ?? { letter: '', toneClass: toneClass.bone }),
  }))
