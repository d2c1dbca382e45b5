import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { TopPlayers } from '~/components/top-players'
import { homeQuery } from '~/content/home'
import { useToken } from '~/session/session'
import { button } from '~/ui/button.css'
import { Heading } from '~/ui/heading'
import { Stat } from '~/ui/stat'
import { wrap } from '~/ui/wrap.css'
import * as styles from './home.css'
import { HomeHero } from './home-hero'

/** The home page: the hero for everyone, then what a visitor or a member looks for (decisions.md, "Home"). */
export function HomeScreen() {
  const { data: home } = useSuspenseQuery(homeQuery)
  const token = useToken()

  return (
    <>
      <HomeHero lines={home.hero.lines} tagline={home.hero.tagline} />
      <div className={`${wrap} ${styles.figures}`}>
        {home.figures.map(({ value, label }) => (
          <Stat key={label} value={value} label={label} />
        ))}
      </div>
      {token ? (
        <TopPlayers />
      ) : (
        <section className={styles.join}>
          <div className={`${wrap} ${styles.joinInner}`}>
            <Heading level={2} size="d2">
              Enter the Akhada
            </Heading>
            <p className={styles.joinText}>
              One free account for players, fans, creators, organizations and organizers.
            </p>
            <div className={styles.joinActions}>
              <Link to="/signup" className={button({ variant: 'ghost' })}>
                Create Account
                <ArrowRight aria-hidden="true" />
              </Link>
              <Link to="/players" className={button({ variant: 'ghost' })}>
                Explore Players
              </Link>
            </div>
          </div>
        </section>
      )}
    </>
  )
}
