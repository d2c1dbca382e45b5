import { Bookmark, Heart } from 'lucide-react'
import { showStorageError } from '~/components/show-storage-error'
import { formatIndian } from '~/lib/number-format'
import { type Follow, isSame, toggleFollow, useFollows } from '~/session/follows'
import { buttonClass } from '~/ui/button-class'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { looks } from './follow-button.css'

interface Props extends Follow {
  /** A button, the tab in the corner of a card, or just a heart in a row. */
  look?: keyof typeof looks
  /** The number of likes by others; following adds one. */
  likes?: number
  /** Shown in the button, where other buttons follow something else. */
  shownName?: string
}

/** Follows, likes or saves something in this browser. All buttons for it stay in sync (docs/decisions/following.md). */
export function FollowButton({ look = 'normal', likes, shownName, ...follow }: Props) {
  const { kind, name } = follow
  const followed = useFollows().some((each) => isSame(each, follow))
  const isButton = look === 'normal' || look === 'small'
  const Icon = kind === 'resource' ? Bookmark : Heart
  const [verb, followedLabel] = kind === 'resource' ? ['Save', 'Saved'] : ['Follow', 'Following']
  const label = kind === 'creator' && isButton ? 'Follow Creator' : verb

  return (
    <button
      type="button"
      aria-pressed={followed}
      className={`${isButton ? buttonClass({ variant: 'ghost', size: look }) : ''} ${looks[look]}`}
      onClick={() => showStorageError(toggleFollow(follow))}
    >
      <Icon />
      {likes !== undefined && (
        <span>
          {formatIndian(likes + Number(followed))}
          <span className={visuallyHidden}> {likes + Number(followed) === 1 ? 'like' : 'likes'}. </span>
        </span>
      )}
      <span className={isButton ? '' : visuallyHidden}>
        {followed ? followedLabel : label}
        {shownName && <span aria-hidden="true"> {shownName}</span>}
      </span>
      <span className={visuallyHidden}> {name}</span>
    </button>
  )
}
