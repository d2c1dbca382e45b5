import { Check, Columns2 } from 'lucide-react'
import type { Player } from '~/api/player'
import { showStorageError } from '~/components/show-storage-error'
import { maxCompared } from '~/rules/max-compared'
import { readComparedPlayers, saveComparedPlayers, useComparedPlayers } from '~/session/compared-players'
import { buttonClass } from '~/ui/button-class'
import { toast } from '~/ui/toast'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { tab } from './compare-button.css'

interface Props {
  player: Player
  /** Over the picture of a card, instead of a button in a row. */
  isOnCard?: boolean
}

/** Adds a player to the comparison, or removes the player from it. */
export function CompareButton({ player, isOnCard }: Props) {
  const isChosen = useComparedPlayers().some(({ id }) => id === player.id)
  return (
    <button
      type="button"
      className={isOnCard ? tab : buttonClass({ variant: 'ghost' })}
      aria-pressed={isChosen}
      onClick={() => toggle(player)}
    >
      {isChosen ? <Check /> : <Columns2 />}
      Compare<span className={visuallyHidden}> {player.name}</span>
    </button>
  )
}

function toggle({ id, name, image }: Player): void {
  const players = readComparedPlayers()
  const others = players.filter((player) => player.id !== id)
  if (others.length === maxCompared) {
    toast.error(`You can compare ${maxCompared} players at most. Remove one first.`)
  } else {
    const chosen = others.length < players.length ? others : [...players, { id, name, image: image ?? '' }]
    showStorageError(saveComparedPlayers(chosen))
  }
}
