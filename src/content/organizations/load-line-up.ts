import type { PlayerRecord } from '@akhada/sample-world/organizations/types'
import { roster } from '@akhada/sample-world/players/roster'
import { makeTeamId, readOrganization } from '~/content/tournaments/team-id'
import { portraitUrl } from '~/lib/art'
import { loadProfileRecord } from './load-profile-record'
import type { LineUpPlayer } from './types'

/** Who plays for a team ("naag-esports/bgmi"), starters first; nobody if it isn't the team of an organization. */
export async function loadLineUp(teamId: string): Promise<LineUpPlayer[]> {
  const organization = readOrganization(teamId)
  const record = await loadProfileRecord(organization)
  const { players = [] } = record?.teams.find(({ game }) => makeTeamId(organization, game) === teamId) ?? {}
  return players.map(toLineUpPlayer).sort((a, b) => Number(a.type === 'Substitute') - Number(b.type === 'Substitute'))
}

function toLineUpPlayer(player: PlayerRecord): LineUpPlayer {
  const { role, type } = player
  if (!('player' in player)) {
    return { name: player.name, playerId: null, role, type, profileImage: portraitUrl(player.realName) }
  }
  const entry = roster.find(({ ign }) => ign === player.player)
  if (!entry) throw new Error(`No player is called ${player.player}`)
  return { name: entry.ign, playerId: entry.id, role, type, profileImage: portraitUrl(entry.realName) }
}
