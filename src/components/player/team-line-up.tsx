import { useQuery } from '@tanstack/react-query'
import { InnerSection } from '~/components/section'
import { lineUpQuery } from '~/content/organizations/query'
import { LineUp } from './line-up'

/** Who plays with a player, and in which roles. Nothing unless the player is in the line-up of the team. */
export function TeamLineUp({ team, playerId }: { team: string; playerId: string }) {
  const { data: players } = useQuery(lineUpQuery(team))
  if (!players?.some((player) => player.playerId === playerId)) return null
  return (
    <InnerSection id="line-up" title="Line-up">
      <LineUp players={players} ownId={playerId} />
    </InnerSection>
  )
}
