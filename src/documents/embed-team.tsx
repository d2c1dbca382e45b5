import { findTeamPath } from '~/content/teams/find-team-path'
import { siteUrl } from '~/lib/brand'

/** The name of a team, as a link if we have a page of it or of its organization. */
export function EmbedTeam({ team: { id, name } }: { team: { id: string; name: string } }) {
  const path = findTeamPath(id)
  if (!path) return name
  return (
    <a href={siteUrl + path} target="_blank" rel="noopener">
      {name}
    </a>
  )
}
