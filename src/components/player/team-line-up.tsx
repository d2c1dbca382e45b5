import { useQuery } from '@tanstack/react-query'
import { lineUpQuery } from '~/content/organizations/query'
import { SectionHeader } from '~/ui/section-header'
import { LineUp } from './line-up'

/** Who plays with a player, and in which roles. Nothing unless the player is in the line-up of the team. */
export function TeamLineUp({ team, playerId }: { team: string; playerId: string }) {
  const { data: players } = useQuery(lineUpQuery(team))
  if (!players?.some((player) => player.playerId === playerId)) return null
  return (
    <section aria-labelledby="line-up">
      <SectionHeader title="Line-up" id="line-up" />
      <LineUp players={players} ownId={playerId} />
    </section>
  )
}
