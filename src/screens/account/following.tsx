import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { Download, Upload } from 'lucide-react'
import { useId } from 'react'
import { showProblem } from '~/components/toggle-follow'
import { organizationIdsQuery } from '~/content/organizations/ids'
import { type Follow, type FollowKind, useFollows } from '~/session/follows'
import { Button } from '~/ui/button'
import { button } from '~/ui/button-class'
import { SectionHeader } from '~/ui/section-header'
import { toast } from '~/ui/toast'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './account.css'
import { exportFollows, importFollows, importSummary } from './follow-file'
import { FollowGroup } from './follow-group'

type Target = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>

const groups: { kind: FollowKind; title: string }[] = [
  { kind: 'player', title: 'Players' },
  { kind: 'team', title: 'Teams' },
  { kind: 'organization', title: 'Organizations' },
  { kind: 'creator', title: 'Creators' },
  { kind: 'game', title: 'Games' },
  { kind: 'tournament', title: 'Tournaments' },
  { kind: 'resource', title: 'Saved resources' },
]

/** All that is followed and saved in this browser, with a file to take it to another. */
export function Following() {
  const follows = useFollows()
  const file = useId()
  const { data: organizations = [] } = useQuery({
    ...organizationIdsQuery,
    enabled: follows.some(({ kind }) => kind === 'team'),
  })
  const withPage = new Set(organizations)

  return (
    <section className={styles.following} aria-labelledby="following">
      <SectionHeader title="Following" id="following" />
      {follows.length === 0 && (
        <p className={styles.empty}>Nothing yet. What you follow, like or save is listed here.</p>
      )}
      <div className={styles.lists}>
        {groups.map(({ kind, title }) => (
          <FollowGroup
            key={kind}
            title={title}
            follows={follows.filter((follow) => follow.kind === kind).toReversed()}
            targetOf={(follow) => targetOf(follow, withPage)}
          />
        ))}
      </div>
      <div className={styles.transfer}>
        <p className={styles.empty}>
          This list is stored in this browser only. A file takes it to another one, or keeps it safe.
        </p>
        <div className={styles.actions}>
          {follows.length > 0 && (
            <Button variant="ghost" size="small" onClick={exportFollows}>
              <Download aria-hidden="true" />
              Export
            </Button>
          )}
          <span className={styles.file}>
            <input
              id={file}
              type="file"
              accept="application/json,.json"
              className={visuallyHidden}
              onChange={({ currentTarget }) => {
                const [chosen] = currentTarget.files ?? []
                if (chosen) void add(chosen)
                // The same file again is a change too.
                currentTarget.value = ''
              }}
            />
            <label htmlFor={file} className={button({ variant: 'ghost', size: 'small' })}>
              <Upload aria-hidden="true" />
              Import
            </label>
          </span>
        </div>
      </div>
    </section>
  )
}

async function add(file: File): Promise<void> {
  const imported = await importFollows(file).catch(() => null)
  if (!imported) {
    toast.error('The file could not be checked. Try again when you are online.')
  } else if (imported.result === 'unreadable') {
    toast.error('This file cannot be read. Choose one that was exported on this page.')
  } else if (imported.result !== 'stored') {
    showProblem(imported.result)
  } else {
    toast.success(importSummary(imported))
  }
}

/** Where a name leads; null for a team whose organization has no page. */
function targetOf({ kind, id }: Follow, organizations: ReadonlySet<string>): Target | null {
  // Of a team and of an organization's creator, the organization comes first.
  const [organization = '', own] = id.split('/')
  switch (kind) {
    case 'player':
      return { to: '/players/profile/$id', params: { id } }
    case 'creator':
      return own
        ? { to: '/organization/$id/$creator', params: { id: organization, creator: own } }
        : { to: '/creators/$id', params: { id } }
    case 'team':
      return organizations.has(organization)
        ? { to: '/organization/$id', params: { id: organization }, hash: 'teams' }
        : null
    case 'organization':
      return { to: '/organization/$id', params: { id } }
    case 'game':
      return { to: '/esports/$gameId', params: { gameId: id } }
    case 'tournament':
      return { to: '/esports/tournament/$id', params: { id } }
    case 'resource':
      return { to: '/learn', search: { open: id }, hash: id }
  }
}
