import { Link } from '@tanstack/react-router'
import { SocialLinks } from '~/components/links/social-links'
import { Logo } from '~/components/marks/logo'
import { brand } from '~/lib/brand'
import { container } from '~/ui/container.css'
import { lattice } from '~/ui/lattice.css'
import * as styles from './footer.css'
import { footerColumns, pageNames } from './navigation'

/** The footer of every page: links and the name. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`${lattice} ${styles.lattice}`} aria-hidden="true" />
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.about}>
          <Logo />
          <p className={styles.tagline}>{brand.description}</p>
          <SocialLinks links={brand.social} owner={brand.name} boxed />
        </div>
        {Object.entries(footerColumns).map(([title, pages]) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.columnTitle}>{title}</h2>
            <ul>
              {pages.map((to) => (
                <li key={to}>
                  <Link to={to} className={styles.link} activeOptions={{ exact: true, includeSearch: false }}>
                    {pageNames[to]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.word} aria-hidden="true">
        <span>{brand.name}</span>
      </div>
      <div className={`${container} ${styles.legal}`}>
        <p>
          &copy; {__BUILD_YEAR__} {brand.name}
        </p>
        <img src="/art/words/akhada-mark.svg" alt="" width={42} height={24} loading="lazy" decoding="async" />
      </div>
    </footer>
  )
}
