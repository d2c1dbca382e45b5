import * as styles from './bar-list.css'

interface Props {
  title: string
  /** In percent. */
  shares: readonly { label: string; share: number }[]
}

/** Shares as bars, each with its label and figure, so that screen readers get them too. */
export function BarList({ title, shares }: Props) {
  return (
    <figure>
      <figcaption className={styles.title}>{title}</figcaption>
      <dl className={styles.list}>
        {shares.map(({ label, share }) => (
          <div key={label} className={styles.row} data-percent={Math.round(share)}>
            <dt>{label}</dt>
            <dd>{share}%</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
