import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AboutTeam } from '~/components/about-team'
import { FiguresBand } from '~/components/facts/figures-band'
import { UpNextStrip } from '~/components/up-next/up-next-strip'
import { aboutPlatformQuery } from '~/content/about-platform/query'
import { homeQuery } from '~/content/home/query'
import { BelowFold } from '~/page-load/below-fold'
import { useToken } from '~/session/session'
import { container, section } from '~/ui/container.css'
import { AboutJoin } from './about/about-join'
import { AboutPurpose } from './about/about-purpose'
import { AboutServices } from './about/about-services'
import { AboutValues } from './about/about-values'
import { ContactSection } from './about/contact-section'
import * as styles from './home.css'
import { HomeHero } from './home-hero'

const MemberHome = lazy(() => import('./member-home').then((module) => ({ default: module.MemberHome })))

/** The home page: the hero for everyone, then the half for visitors or for members (docs/decisions/home.md). */
export function HomeScreen() {
  const { data: home } = useSuspenseQuery(homeQuery)
  const { data: about } = useSuspenseQuery(aboutPlatformQuery)
  const token = useToken()

  return (
    <>
      <HomeHero lines={home.hero.lines} tagline={home.hero.tagline} />
      {token ? (
        <Suspense fallback={<div className={styles.coming} />}>
          <MemberHome figures={home.figures} />
        </Suspense>
      ) : (
        <div className={styles.forVisitors}>
          <BelowFold>
            <div className={`${container} ${section}`}>
              <UpNextStrip />
            </div>
          </BelowFold>
          <FiguresBand figures={about.figures} note="Across all seasons and partner circuits." />
          <BelowFold>
            <AboutPurpose about={about} />
            <AboutServices services={about.services} />
            <AboutValues values={about.values} />
            <AboutTeam team={about.team} />
          </BelowFold>
          <BelowFold>
            <AboutJoin text={about.join} />
            <ContactSection />
          </BelowFold>
        </div>
      )}
    </>
  )
}
