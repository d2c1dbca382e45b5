import { sampleSite } from '@akhada/sample-world/site'
import { ExternalLink as ExternalLinkIcon } from 'lucide-react'
import type { Achievement } from '~/api/player'
import { PathLink } from '~/components/links/entity-link'
import { entityLink } from '~/components/links/entity-link.css'
import { siteUrl } from '~/lib/brand'
import { ExternalLink } from '~/ui/external-link'

/** Records of the sample world link to the sample site, wherever ours is published. */
const ownSites = [siteUrl, sampleSite]

/** The tournament of a result: a link to our page of it, else to the record's URL, if any. */
export function RecordedTournament({ tournament, url }: Pick<Achievement, 'tournament' | 'url'>) {
  if (!url) return tournament
  const site = ownSites.find((each) => url.startsWith(`${each}/`))
  if (site) return <PathLink path={url.slice(site.length)}>{tournament}</PathLink>
  return (
    <ExternalLink className={entityLink} href={url}>
      {tournament}
      <ExternalLinkIcon />
    </ExternalLink>
  )
}
