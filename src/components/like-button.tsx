import { Heart } from 'lucide-react'
import type { Player } from '~/api/player'
import { groupIndian } from '~/lib/number-format'
import { useSavedItems } from '~/session/saved-items'
import { Button } from '~/ui/button'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './like-button.css'
import { toggleSaved } from './toggle-saved'

/** Likes a player, in this browser only (local storage), and one more in the count (decisions.md, "Controls"). */
export function LikeButton({ player }: { player: Player }) {
  const liked = useSavedItems('likedPlayers').some(({ id }) => id === player.id)
  return (
    <Button
      variant="ghost"
      aria-pressed={liked}
      className={liked ? styles.liked : styles.like}
      onClick={() => toggleSaved('likedPlayers', { id: player.id, name: player.name })}
    >
      <Heart aria-hidden="true" />
      {groupIndian(player.likes + (liked ? 1 : 0))}
      <span className={visuallyHidden}> likes. Like {player.name}</span>
    </Button>
  )
}
