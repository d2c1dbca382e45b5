import { organizationIds } from '@akhada/sample-world/organizations/ids.data'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Undo2, X } from 'lucide-react'
import { useId } from 'react'
import { showStorageError } from '~/components/show-storage-error'
import { findTeamPath } from '~/content/teams/find-team-path'
import { type Follow, isSame, toggleFollow } from '~/session/follows'
import { Heading } from '~/ui/heading'
import * as styles from './following.css'

type Target = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>

interface Props {
  title: string
  /** All of one kind; those that aren't in `follows` have just been removed. */
  listed: readonly Follow[]
  follows: readonly Follow[]
}

/** The follows of one kind, each with a button to remove it or to put it back. Renders nothing if there are none. */
export function FollowGroup({ title, listed, follows }: Props) {
  const id = useId()
  if (listed.length === 0) return null

  return (
    <section className={styles.saved} aria-labelledby={id}>
      <Heading level={3} size="h4" id={id}>
        {title}
      </Heading>
      <ul className={styles.savedItems}>
        {listed.map((follow) => {
          const target = toTarget(follow)
          const isRemoved = !follows.some((each) => isSame(each, follow))
          return (
            <li key={follow.id} className={styles.savedItem} data-removed={isRemoved || undefined}>
              {target ? (
                <Link {...target} className={styles.savedLink}>
                  {follow.name}
                </Link>
              ) : (
                <span className={styles.savedName}>{follow.name}</span>
              )}
              <button
                type="button"
                className={styles.remove}
                aria-label={`${isRemoved ? 'Undo removing' : 'Remove'} ${follow.name}`}
                onClick={() => showStorageError(toggleFollow(follow))}
              >
                {isRemoved ? <Undo2 /> : <X />}
                {isRemoved && 'Undo'}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The page of a follow; null for a team we know nothing of. */
function toTarget({ kind, id }: Follow): Target | null {
  // The ids of teams and of organizations' creators begin with the organization.
  const [organization = '', own] = id.split('/')
  switch (kind) {
    case 'player':
      return { to: '/players/profile/$id', params: { id } }
    case 'creator':
      return own
        ? { to: '/organization/$id/$creator', params: { id: organization, creator: own } }
        : { to: '/creators/$id', params: { id } }
    case 'team':
      if (!findTeamPath(organization)) return null
      return organizationIds.has(organization)
        ? { to: '/organization/$id', params: { id: organization }, hash: 'teams' }
        : { to: '/esports/team/$id', params: { id: organization } }
    case 'organization':
      return { to: '/organization/$id', params: { id } }
    case 'game':
      return { to: '/esports/$id', params: { id } }
    case 'tournament':
      return { to: '/esports/tournament/$id', params: { id } }
    case 'resource':
      return { to: '/learn', search: { open: id }, hash: id }
  }
}
