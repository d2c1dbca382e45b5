import { BrandIcon } from '~/ui/brand-icons'
import { type Brand, brandNames, isBrand } from '~/ui/brand-names'
import { ExternalLink } from '~/ui/external-link'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './social-links.css'

interface Props {
  links: readonly { platform: string; url: string }[]
  owner: string
  boxed?: boolean
}

/** Links to the accounts of a person or a team; a platform without an icon shows a globe. */
export function SocialLinks({ links, owner, boxed }: Props) {
  if (links.length === 0) return null
  return (
    <ul className={boxed ? styles.boxes : styles.row}>
      {links.map(({ platform, url }) => {
        const brand = findBrand(platform)
        return (
          <li key={url}>
            <ExternalLink className={styles.link} href={url}>
              <BrandIcon brand={brand ?? 'website'} />
              <span className={visuallyHidden}>
                {owner} on {brand ? brandNames[brand] : platform}
              </span>
            </ExternalLink>
          </li>
        )
      })}
    </ul>
  )
}

/** The brand of a platform's name, which comes from a server. */
function findBrand(platform: string): Brand | undefined {
  const name = platform.toLowerCase()
  if (name === 'x') return 'twitter'
  return isBrand(name) ? name : undefined
}
