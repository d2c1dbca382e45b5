import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getGetPlayerQueryOptions } from '~/api/generated/players'
import { isUnknownPlayer } from '~/api/is-unknown-player'
import { toPlayer } from '~/api/player'
import { teamId } from '~/content/team-id'
import type { Follow } from '~/session/follows'
import type { PlayerTeams } from './what-is-next'

/** Each is a request; those followed last are looked up. */
const limit = 24

interface Teams {
  teams: PlayerTeams
  /** How many players could not be looked up; one whom the server does not know any more is not counted. */
  failed: number
}

/** The teams that the followed players play for now, by their records on the server; null while they are looked up. */
export function usePlayerTeams(follows: readonly Follow[]): { found: Teams | null; retry: () => void } {
  const queryClient = useQueryClient()
  const [found, setFound] = useState<Teams | null>(null)
  const [attempt, setAttempt] = useState(0)
  // As a text, since the list is another one each time; no id of a record has a line break.
  const key = follows
    .flatMap(({ kind, id }) => (kind === 'player' ? [id] : []))
    .slice(-limit)
    .join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another look-up
  useEffect(() => {
    let isCurrent = true
    const ids = key ? key.split('\n') : []
    const lookUp = async (id: string): Promise<[string, string] | null> => {
      const options = getGetPlayerQueryOptions(id)
      // Without a connection the last record counts.
      const record = await queryClient.query(options).catch((error) => {
        const last = queryClient.getQueryData(options.queryKey)
        if (!last) throw error
        return last
      })
      const player = toPlayer(record)
      return player.team && player.game ? [id, teamId(player.team, player.game)] : null
    }
    void Promise.allSettled(ids.map(lookUp)).then((results) => {
      if (!isCurrent) return
      setFound({
        teams: new Map(
          results.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : [])),
        ),
        failed: results.filter((result) => result.status === 'rejected' && !isUnknownPlayer(result.reason)).length,
      })
    })
    return () => {
      isCurrent = false
    }
  }, [queryClient, key, attempt])

  return { found, retry: () => setAttempt(attempt + 1) }
}
