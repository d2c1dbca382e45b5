import { Link, type LinkProps } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { toggleSaved } from '~/components/toggle-saved'
import { type SavedItem, type SavedList, useSavedItems } from '~/session/saved-items'
import { Heading } from '~/ui/heading'
import * as styles from './account.css'

interface Props {
  list: SavedList
  title: string
  /** The text of an empty list, and where to find items. */
  empty: { text: string; to: LinkProps['to']; label: string }
  linkTo: (item: SavedItem) => Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>
}

/** One list of saved items, newest first, each with a button to remove it. */
export function SavedSection({ list, title, empty, linkTo }: Props) {
  const items = useSavedItems(list).toReversed()
  return (
    <section className={styles.saved} aria-labelledby={list}>
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
      <ul className={styles.savedItems}>
        {items.map((item) => (
          <li key={item.id} className={styles.savedItem}>
            <Link {...linkTo(item)} className={styles.savedLink}>
              {item.name}
            </Link>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${item.name}`}
              onClick={() => toggleSaved(list, item)}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
