import { actions } from '~/components/actions.css'
import { ButtonLink } from '~/components/links/links'
import { container } from '~/ui/container.css'
import { HeroVideo } from './hero-video'
import * as styles from './home-hero.css'

/** The top of the home page: the headline hangs from the line, in front of the arena. */
export function HomeHero({ lines, tagline }: { lines: [string, string]; tagline: string }) {
  return (
    <header className={styles.hero}>
      <HeroVideo />
      <div className={styles.shade} />
      <img className={styles.figure} src="/art/hero-figure.svg" alt="" width={860} height={1000} decoding="async" />
      <div className={`${container} ${styles.inner}`}>
        <h1 className={styles.title}>
          <span className={styles.bar} aria-hidden="true" />
          <span className={styles.line}>{lines[0]}</span> <span className={styles.line}>{lines[1]}</span>
        </h1>
        <div className={styles.foot}>
          <p className={styles.tagline}>{tagline}</p>
          <div className={actions}>
            <ButtonLink to="/aboutUs" arrow>
              About Us
            </ButtonLink>
            <ButtonLink to="/Gaming-Esports" variant="ghost" arrow>
              Gaming &amp; Esports
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  )
}
