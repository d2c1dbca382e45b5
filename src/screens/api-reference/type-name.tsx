import * as styles from './api-reference.css'

/** A type in words, in which the names of schemas are links. */
export function TypeName({ children }: { children: string }) {
  return (
    <code>
      {children.split(/([A-Z]\w*)/).map((part, index) =>
        index % 2 === 1 ? (
          <a key={part} href={`#${part}`} className={styles.link}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </code>
  )
}
