import { organizationIds } from '~/content/organizations/ids'
import { siteUrl } from '~/lib/brand'

/** The name of a team, which leads to the page of its organization; a text where it has none. */
export const EmbedTeam = ({ team: { id, name } }: { team: { id: string; name: string } }) =>
  organizationIds.has(id) ? (
    <a href={`${siteUrl}/organization/${id}`} target="_blank" rel="noopener">
      {name}
    </a>
  ) : (
    name
  )
