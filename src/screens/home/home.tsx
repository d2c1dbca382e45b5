import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AboutSections } from '~/components/about/about-sections'
import { aboutQuery } from '~/content/about'
import { homeQuery } from '~/content/home'
import { useToken } from '~/session/session'
import * as styles from './home.css'
import { HomeHero } from './home-hero'

const MemberHome = lazy(() => import('./member-home').then((module) => ({ default: module.MemberHome })))

/** The home page: the hero for everyone, then what a visitor or a member looks for (decisions.md, "Home"). */
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
          <AboutSections about={about} />
        </div>
      )}
    </>
  )
}
