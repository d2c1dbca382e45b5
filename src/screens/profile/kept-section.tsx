import { Link, type LinkProps } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { keepOrLetGo } from '~/components/keep'
import { type Kept, type KeptList, useKept } from '~/session/kept'
import { Heading } from '~/ui/heading'
import * as styles from './profile.css'

interface Props {
  list: KeptList
  title: string
  /** What is said when nothing is kept, and where it is found. */
  empty: { text: string; to: LinkProps['to']; label: string }
  linkTo: (item: Kept) => Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>
}

/** One list that this browser keeps, newest first; an item can be let go here. */
export function KeptSection({ list, title, empty, linkTo }: Props) {
  const items = useKept(list).toReversed()
  return (
    <section className={styles.kept} aria-labelledby={list}>
      <Heading level={2} size="h4" id={list}>
        {title}
      </Heading>
      {items.length === 0 && (
        <p className={styles.empty}>
          {empty.text}{' '}
          <Link to={empty.to} className={styles.way}>
            {empty.label}
          </Link>
        </p>
      )}
      <ul className={styles.keptItems}>
        {items.map((item) => (
          <li key={item.id} className={styles.keptItem}>
            <Link {...linkTo(item)} className={styles.keptLink}>
              {item.name}
            </Link>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${item.name}`}
              onClick={() => keepOrLetGo(list, item)}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
