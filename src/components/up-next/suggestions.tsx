import { useQuery } from '@tanstack/react-query'
import { FollowButton } from '~/components/follow/follow-button'
import { PathLink } from '~/components/links/entity-link'
import { suggestionsQuery } from '~/content/follow/query'
import { Image } from '~/ui/image'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import * as styles from './suggestions.css'

/** Three things to follow. */
export function Suggestions() {
  const { data: suggestions = [] } = useQuery(suggestionsQuery)
  return (
    <ul ref={moveFocusOnUnmount} className={styles.list} aria-label="Suggestions">
      {suggestions.map(({ kind, id, name, image, note, path }) => (
        <li key={id} className={styles.suggestion}>
          <Image
            className={kind === 'organization' ? styles.crest : styles.picture}
            src={image}
            alt=""
            width={kind === 'organization' ? 96 : 160}
            height={96}
          />
          <div>
            <h3 className={styles.name}>
              <PathLink path={path}>{name}</PathLink>
            </h3>
            <p className={styles.note}>{note}</p>
          </div>
          <div className={styles.action}>
            <FollowButton look="small" kind={kind} id={id} name={name} />
          </div>
        </li>
      ))}
    </ul>
  )
}
