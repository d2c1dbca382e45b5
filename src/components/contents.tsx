import * as styles from './contents.css'

/** The contents of a long text, next to it. */
export const Contents = ({ parts }: { parts: readonly { id: string; title: string }[] }) => (
  <nav id="contents" className={styles.contents} aria-label="On this page">
    <ol className={styles.contentsList}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.contentsLink}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
