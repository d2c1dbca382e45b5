import { organizationIds } from '~/content/organizations/ids'
import { siteUrl } from '~/lib/brand'

/** The name of a team, as a link if its organization has a page. */
export const EmbedTeam = ({ team: { id, name } }: { team: { id: string; name: string } }) =>
  organizationIds.has(id) ? (
    <a href={`${siteUrl}/organization/${id}`} target="_blank" rel="noopener">
      {name}
    </a>
  ) : (
    name
  )
