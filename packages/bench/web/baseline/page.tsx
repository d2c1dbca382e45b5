import { type ReactNode, useState } from 'react'
import content from './content.json'

/** A page with the usual parts, as long as the product's, and one button that needs JavaScript. */
export function Page({ rows }: { rows: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <header>
        <a href="/">{content.brand}</a>
        <button type="button" aria-expanded={isOpen} aria-controls="nav" onClick={() => setIsOpen(!isOpen)}>
          Menu
        </button>
        <nav id="nav" hidden={!isOpen} aria-label="Main">
          <Links links={content.nav} />
        </nav>
      </header>
      <main>
        <h1>{content.hero.title}</h1>
        <p>{content.hero.text}</p>
        <Links links={content.hero.ctas} />
        <Cards title="In numbers" cards={content.stats.map(({ k, v }) => ({ title: v, text: k }))} />
        <Cards title="Our teams" cards={content.teams.map(({ name, ...team }) => ({ title: name, ...team }))} />
        <Cards
          title="Upcoming matches"
          cards={content.matches.map(({ a, b, when, stage }) => ({ title: `${a} v ${b}`, text: `${when}, ${stage}` }))}
        />
        <h2>Top players</h2>
        <table>
          <tbody>{rows}</tbody>
        </table>
        <Cards title="News" cards={content.news} />
        <Cards title="What we stand for" cards={content.values} />
        <h2>Questions</h2>
        {content.faq.map(({ q, a }) => (
          <details key={q}>
            <summary>{q}</summary>
            <p>{a}</p>
          </details>
        ))}
        <Cards title="Partners" cards={content.sponsors.map(({ name, path }) => ({ title: name, text: '', path }))} />
      </main>
      <footer>
        {content.footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <Links links={links} />
          </nav>
        ))}
      </footer>
    </>
  )
}

interface Card {
  title: string
  text: string
  /** Of its icon. */
  path?: string
}

function Cards({ title, cards }: { title: string; cards: Card[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="cards">
        {cards.map((card) => (
          <li key={card.title + card.text}>
            {card.path && (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={card.path} />
              </svg>
            )}
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Links = ({ links }: { links: { href: string; text: string }[] }) => (
  <ul>
    {links.map(({ href, text }) => (
      <li key={href}>
        <a href={href}>{text}</a>
      </li>
    ))}
  </ul>
)
