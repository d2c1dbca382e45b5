import { type ReactNode, useState } from 'react'
import content from './content.json'

/** A page with the usual parts, as long as the product's, and one button that needs JavaScript. */
export function Page({ rows }: { rows: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <header className="site-header">
        <a className="brand" href="/">
          {content.brand}
        </a>
        <button
          className="menu-button"
          type="button"
          aria-expanded={isOpen}
          aria-controls="site-nav"
          onClick={() => setIsOpen(!isOpen)}
        >
          Menu
        </button>
        <nav id="site-nav" className={isOpen ? 'site-nav open' : 'site-nav'} aria-label="Main">
          <ul>
            {content.nav.map(({ href, text }) => (
              <li key={href}>
                <a className="nav-link" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        <section className="hero" aria-labelledby="hero-title">
          <h1 id="hero-title" className="hero-title">
            {content.hero.title}
          </h1>
          <p className="hero-text">{content.hero.text}</p>
          <p className="hero-actions">
            {content.hero.ctas.map(({ href, text }, index) => (
              <a key={href} className={index ? 'button secondary' : 'button primary'} href={href}>
                {text}
              </a>
            ))}
          </p>
          <Icon path={content.hero.path} size={96} />
        </section>
        <dl className="stats">
          {content.stats.map(({ k, v }) => (
            <div key={k} className="stat">
              <dt className="stat-label">{k}</dt>
              <dd className="stat-value">{v}</dd>
            </div>
          ))}
        </dl>
        <Section title="Our teams">
          <ul className="card-grid">
            {content.teams.map(({ name, game, text, path, link }) => (
              <li key={text} className="card">
                <Icon path={path} />
                <h3 className="card-title">{name}</h3>
                <p className="card-kicker">{game}</p>
                <p className="card-text">{text}</p>
                <a className="card-link" href={link.href}>
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Upcoming matches">
          <Table head={['Date', 'Match', 'Stage']}>
            {content.matches.map(({ a, b, when, stage }) => (
              <tr key={when}>
                <td>
                  <time dateTime={when}>{when.replace('T', ' ')}</time>
                </td>
                <td>
                  {a} <span className="versus">v</span> {b}
                </td>
                <td>
                  <span className="badge">{stage}</span>
                </td>
              </tr>
            ))}
          </Table>
        </Section>
        <Section title="Top players">
          <Table className="players" head={['Rank', 'Player', 'Team', 'Rating']}>
            {rows}
          </Table>
        </Section>
        <Section title="News">
          <ul className="card-grid">
            {content.news.map(({ title, text, date, path }) => (
              <li key={text} className="card">
                <article>
                  <Icon path={path} />
                  <h3 className="card-title">
                    <a href="/news">{title}</a>
                  </h3>
                  <time className="card-kicker" dateTime={date}>
                    {date}
                  </time>
                  <p className="card-text">{text}</p>
                </article>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="What we stand for" className="split">
          {content.values.map(({ title, text }) => (
            <div key={text} className="value">
              <h3 className="card-title">{title}</h3>
              <p className="card-text">{text}</p>
            </div>
          ))}
        </Section>
        <Section title="Questions">
          {content.faq.map(({ q, a }) => (
            <details key={q} className="faq-item">
              <summary className="faq-question">{q}</summary>
              <p className="faq-answer">{a}</p>
            </details>
          ))}
        </Section>
        <Section title="Partners">
          <ul className="sponsors">
            {content.sponsors.map(({ name, path }) => (
              <li key={path} className="sponsor">
                <Icon path={path} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </Section>
      </main>
      <footer className="site-footer">
        {content.footer.map(({ title, links }) => (
          <nav key={title} className="footer-column" aria-label={title}>
            <h2 className="footer-title">{title}</h2>
            <ul>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a className="footer-link" href={href}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="legal">© {content.brand}. All trademarks belong to their owners.</p>
      </footer>
    </>
  )
}

function Section({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section className={className ? `section ${className}` : 'section'} aria-labelledby={id}>
      <h2 className="section-title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Table({ head, className, children }: { head: string[]; className?: string; children: ReactNode }) {
  return (
    <table className={className ? `table ${className}` : 'table'}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function Icon({ path, size = 24 }: { path: string; size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
