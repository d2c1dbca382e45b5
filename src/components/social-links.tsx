import { BrandIcon } from '~/ui/brand-icons'
import { type Brand, brandNames } from '~/ui/brand-names'
import { ExternalLink } from '~/ui/external-link'
import * as styles from './social-links.css'

interface Props {
  links: readonly { platform: string; url: string }[]
  owner: string
  boxed?: boolean
}

/** Links to the accounts of a person or a team; a platform without an icon shows a globe. */
export function SocialLinks({ links, owner, boxed = false }: Props) {
  if (links.length === 0) return null
  return (
    <ul className={boxed ? styles.boxes : styles.row}>
      {links.map(({ platform, url }) => {
        const brand = brands[platform.toLowerCase()]
        return (
          <li key={url}>
            <ExternalLink className={styles.link} href={url}>
              <BrandIcon brand={brand ?? 'website'} />
              <span className={styles.label}>
                {owner} on {brand ? brandNames[brand] : platform}
              </span>
            </ExternalLink>
          </li>
        )
      })}
    </ul>
  )
}

const brands: Record<string, Brand> = {
  twitter: 'twitter',
  x: 'twitter',
  instagram: 'instagram',
  youtube: 'youtube',
  twitch: 'twitch',
  facebook: 'facebook',
  linkedin: 'linkedin',
  discord: 'discord',
}
