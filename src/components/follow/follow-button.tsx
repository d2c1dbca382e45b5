import { Bookmark, Heart } from 'lucide-react'
import { toggle } from '~/components/toggle-follow'
import { groupIndian } from '~/lib/number-format'
import { type Follow, isSame, useFollows } from '~/session/follows'
import { button } from '~/ui/button-class'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { looks } from './follow-button.css'

interface Props extends Follow {
  /** A button, the tab in the corner of a card, or a heart alone in a row. */
  look?: keyof typeof looks
  /** How often others like it: following is one more. */
  likes?: number
}

/** Follows, likes or saves something in this browser, the same wherever it is shown (decisions.md, "Following"). */
export function FollowButton({ look = 'normal', likes, ...follow }: Props) {
  const { kind, name } = follow
  const followed = useFollows().some((each) => isSame(each, follow))
  const isButton = look === 'normal' || look === 'small'
  const Icon = kind === 'resource' ? Bookmark : Heart
  const verb = kind === 'resource' ? 'Save' : 'Follow'

  return (
    <button
      type="button"
      aria-pressed={followed}
      className={`${isButton ? button({ variant: 'ghost', size: look }) : ''} ${looks[look]}`}
      onClick={() => toggle(follow)}
    >
      <Icon aria-hidden="true" />
      {likes !== undefined && (
        <span>
          {groupIndian(likes + Number(followed))}
          <span className={visuallyHidden}> likes. Like {name}. </span>
        </span>
      )}
      <span className={isButton ? '' : visuallyHidden}>
        {followed
          ? verb === 'Save'
            ? 'Saved'
            : 'Following'
          : kind === 'creator' && isButton
            ? 'Follow Creator'
            : verb}
      </span>
      {likes === undefined && <span className={visuallyHidden}> {name}</span>}
    </button>
  )
}
