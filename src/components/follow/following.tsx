import { Download, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { InnerSection } from '~/components/section'
import { showStorageError } from '~/components/show-storage-error'
import { dropDuplicates, type Follow, type FollowKind, useFollows } from '~/session/follows'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import { toast } from '~/ui/toast'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { describeImport, exportFollows, importFollows } from './follow-file'
import { FollowGroup } from './follow-group'
import * as styles from './following.css'

const groups: { kind: FollowKind; title: string }[] = [
  { kind: 'player', title: 'Players' },
  { kind: 'team', title: 'Teams' },
  { kind: 'organization', title: 'Organizations' },
  { kind: 'creator', title: 'Creators' },
  { kind: 'game', title: 'Games' },
  { kind: 'tournament', title: 'Tournaments' },
  { kind: 'resource', title: 'Saved resources' },
]

/** Everything followed or saved in this browser, with export and import to move it to another. */
export function Following() {
  const follows = useFollows()
  const listed = useListed(follows)
  const file = useId()

  return (
    <InnerSection id="following" title="Following" className={styles.following}>
      {listed.length === 0 && (
        <p className={styles.empty}>Nothing yet. Whatever you follow, like or save shows up here.</p>
      )}
      <div className={styles.lists}>
        {groups.map(({ kind, title }) => (
          <FollowGroup
            key={kind}
            title={title}
            listed={listed.filter((follow) => follow.kind === kind).toReversed()}
            follows={follows}
          />
        ))}
      </div>
      <div className={styles.transfer}>
        <p className={styles.empty}>
          {follows.length > 0
            ? 'This list is saved in this browser only. Export it as a file to back it up or move it to another browser.'
            : 'Is your list in another browser? Export it there, and import the file here.'}
        </p>
        <div className={styles.actions}>
          {follows.length > 0 && (
            <Button ref={moveFocusOnUnmount} variant="ghost" size="small" onClick={exportFollows}>
              <Download />
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
                // Reset, so that choosing the same file again is a change too.
                currentTarget.value = ''
              }}
            />
            <label htmlFor={file} className={buttonClass({ variant: 'ghost', size: 'small' })}>
              <Upload />
              Import
            </label>
          </span>
        </div>
      </div>
    </InnerSection>
  )
}

/** The follows and those removed since the list was opened, which keep their places, so that nothing jumps and each can be put back. */
function useListed(follows: readonly Follow[]): readonly Follow[] {
  const [listed, setListed] = useState(follows)
  const all = dropDuplicates([...listed, ...follows])
  if (all.length > listed.length) setListed(all)
  return all
}

async function add(file: File): Promise<void> {
  const imported = await importFollows(file).catch(() => null)
  if (!imported) {
    toast.error('Couldn’t check the file. Try again when you’re online.')
  } else if (imported.result === 'unreadable') {
    toast.error('Can’t read this file. Pick one you exported from this page.')
  } else if (imported.result !== 'stored') {
    showStorageError(imported.result)
  } else {
    toast.success(describeImport(imported))
  }
}
