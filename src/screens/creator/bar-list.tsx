import * as styles from './bar-list.css'

interface Props {
  title: string
  /** In percent. */
  shares: readonly { label: string; share: number }[]
}

/** Shares as bars, each with its words and its figure: it is read as it is looked at. */
export function BarList({ title, shares }: Props) {
  return (
    <figure>
      <figcaption className={styles.title}>{title}</figcaption>
      <dl className={styles.list}>
        {shares.map(({ label, share }) => (
          <div key={label} className={styles.row} data-share={Math.round(share)}>
            <dt>{label}</dt>
            <dd>{share}%</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
