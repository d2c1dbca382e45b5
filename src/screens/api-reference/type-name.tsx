import * as styles from './api-reference.css'

/** A type in words; the names of schemas link to them. */
export function TypeName({ children }: { children: string }) {
  return (
    <code>
      {children.split(/\b(?=[A-Z])|(?<=[A-Z]\w*)\b/).map((part) =>
        /^[A-Z]/.test(part) ? (
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
