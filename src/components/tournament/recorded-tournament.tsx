import { sampleSite } from '@akhada/sample-world/site'
import { Link } from '@tanstack/react-router'
import { ExternalLink as ExternalLinkIcon } from 'lucide-react'
import type { Achievement } from '~/api/player'
import { entityLink } from '~/components/entity-link.css'
import { siteUrl } from '~/lib/brand'
import { ExternalLink } from '~/ui/external-link'

/** The records of the sample world name a site of their own, wherever ours is. */
const ownSites = [siteUrl, sampleSite]

/** The tournament of a result: a link to our page of it, else to where the record says. */
export function RecordedTournament({
  tournament,
  url,
  className,
}: Pick<Achievement, 'tournament' | 'url'> & { className?: string }) {
  if (!url) return className ? <span className={className}>{tournament}</span> : tournament
  const look = `${entityLink} ${className ?? ''}`
  const own = ownSites.find((site) => url.startsWith(`${site}/`))
  if (own) {
    return (
      <Link className={look} to={url.slice(own.length)}>
        {tournament}
      </Link>
    )
  }
  return (
    <ExternalLink className={look} href={url}>
      {tournament}
      <ExternalLinkIcon aria-hidden="true" />
    </ExternalLink>
  )
}
