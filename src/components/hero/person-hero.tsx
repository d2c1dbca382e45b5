import type { ReactNode } from 'react'
import { portraitCutOutUrl } from '~/lib/art'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { halo } from './halo.css'
import { heroInner } from './hero.css'
import { HeroName } from './hero-name'
import * as styles from './person-hero.css'

interface Props {
  /** Sets its height and background. */
  className: string
  backLink: ReactNode
  name: string
  realName: string
  /** Behind everything else. */
  banner?: ReactNode
  children: ReactNode
}

/** The header of a creator's page: the name hangs from the bar, next to the portrait. */
export function PersonHero({ className, backLink, name, realName, banner, children }: Props) {
  return (
    <header className={`${styles.hero} ${className}`}>
      {banner}
      <span className={`${halo} ${styles.ground}`} aria-hidden="true" />
      <div className={`${container} ${heroInner}`}>
        {backLink}
        <Image
          className={styles.portrait}
          src={portraitCutOutUrl(realName)}
          alt={`Portrait of ${realName}`}
          width={800}
          height={1000}
          priority
        />
        <div className={styles.text}>
          <HeroName name={name} />
          {children}
        </div>
      </div>
    </header>
  )
}
