import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { GoLink } from '~/components/links/links'
import { Logo } from '~/components/marks/logo'
import { brand } from '~/lib/brand'
import { media } from '~/theme/media'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './auth-layout.css'
import { MemberNotice } from './member-notice'

const tabs = [
  { to: '/login', label: 'Login' },
  { to: '/signup', label: 'Sign Up' },
] as const

interface Props {
  title: string
  /** Where the visitor was going. */
  next: string
  children: ReactNode
}

/** The standalone layout of login and signup: the arena on one side, tabs and form on the other. */
export function AuthLayout({ title, next, children }: Props) {
  return (
    <main className={styles.layout} id="content" tabIndex={-1}>
      <Suspense>
        <div className={styles.art} aria-hidden="true">
          <picture>
            <source srcSet="/video/hero-poster-small.avif" type="image/avif" media={media.twoColumns} />
            <source srcSet="/video/hero-poster.avif" type="image/avif" />
            <img
              className={styles.arena}
              src="/video/hero-poster.webp"
              alt=""
              width={1280}
              height={720}
              decoding="async"
            />
          </picture>
          <img className={styles.figure} src="/art/hero-figure.svg" alt="" width={860} height={1000} decoding="async" />
          <p className={styles.word}>
            <span>Enter the</span>
            <span>{brand.name}</span>
          </p>
        </div>
      </Suspense>
      <div className={styles.side}>
        <div className={styles.inner}>
          <div className={styles.top}>
            <Logo />
            <GoLink to="/">Continue Without Login</GoLink>
          </div>
          {/* Visually redundant: the tabs show it. */}
          <h1 className={visuallyHidden}>{title}</h1>
          <nav className={styles.tabs} aria-label="Account">
            {tabs.map(({ to, label }) => (
              <Link key={to} to={to} search={{ next }} className={styles.tab} activeProps={{ 'aria-current': 'page' }}>
                {label}
              </Link>
            ))}
          </nav>
          <MemberNotice />
          {children}
        </div>
      </div>
    </main>
  )
}
