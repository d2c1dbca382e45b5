import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import type { Player } from '~/api/player'
import { goLink } from '~/components/links/links.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { getCardUrl } from './player-profile-head'
import { sharePicture } from './share-picture'

/** Shares the card of a player as a picture. */
export function SharePictureButton({ player }: { player: Player }) {
  const [isLoading, setIsLoading] = useState(false)
  const share = async () => {
    setIsLoading(true)
    await sharePicture(player.name, getCardUrl(player.id))
    setIsLoading(false)
  }
  return (
    <button type="button" className={goLink} aria-disabled={isLoading} onClick={isLoading ? undefined : share}>
      <span>
        Share picture<span className={visuallyHidden}> of {player.name}</span>
      </span>
      <ImageUp />
    </button>
  )
}
