import { Check } from 'lucide-react'
import { useKept } from '~/session/kept'
import { Button } from '~/ui/button'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { keepOrLetGo } from './keep'

/** Follows a creator, in this browser only: kept in local storage (decisions.md, "Controls"). */
export function FollowButton({ id, name }: { id: string; name: string }) {
  const followed = useKept('followedCreators').some((each) => each.id === id)
  return (
    <Button
      variant="ghost"
      size="small"
      aria-pressed={followed}
      onClick={() => keepOrLetGo('followedCreators', { id, name })}
    >
      {followed ? 'Following' : 'Follow Creator'}
      <span className={visuallyHidden}> {name}</span>
      {followed && <Check aria-hidden="true" />}
    </Button>
  )
}
