import * as styles from './jump-links.css'

/** Links to sections of a long page, by their ids. */
export const JumpLinks = ({ sections }: { sections: Record<string, string> }) => (
  <nav className={styles.links} aria-label="On this page">
    {Object.entries(sections).map(([id, name]) => (
      <a key={id} href={`#${id}`}>
        {name}
      </a>
    ))}
  </nav>
)
