import { Check } from 'lucide-react'
import { useSavedItems } from '~/session/saved-items'
import { Button } from '~/ui/button'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { toggleSaved } from './toggle-saved'

/** Follows a creator, in this browser only (local storage) (decisions.md, "Controls"). */
export function FollowButton({ id, name }: { id: string; name: string }) {
  const followed = useSavedItems('followedCreators').some((each) => each.id === id)
  return (
    <Button
      variant="ghost"
      size="small"
      aria-pressed={followed}
      onClick={() => toggleSaved('followedCreators', { id, name })}
    >
      {followed ? 'Following' : 'Follow Creator'}
      <span className={visuallyHidden}> {name}</span>
      {followed && <Check aria-hidden="true" />}
    </Button>
  )
}
