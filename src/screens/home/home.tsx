import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { UpNextStrip } from '~/components/up-next/up-next-strip'
import { aboutQuery } from '~/content/about/query'
import { homeQuery } from '~/content/home/query'
import { BelowFold } from '~/page-load/below-fold'
import { useToken } from '~/session/session'
import { container, section } from '~/ui/container.css'
import { AboutSections } from './about/about-sections'
import * as styles from './home.css'
import { HomeHero } from './home-hero'

const MemberHome = lazy(() => import('./member-home').then((module) => ({ default: module.MemberHome })))

/** The home page: the hero for everyone, then the half for visitors or for members (docs/decisions/home.md). */
export function HomeScreen() {
  const { data: home } = useSuspenseQuery(homeQuery)
  const { data: about } = useSuspenseQuery(aboutQuery)
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
          <AboutSections about={about} />
        </div>
      )}
    </>
  )
}
