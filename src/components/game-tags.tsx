import { GameTag } from './entity-link'
import { tags } from './game-tags.css'

interface Props {
  games: readonly string[]
  className?: string
}

/** Games, each with a link to its page; a platform among them is plain text. */
export const GameTags = ({ games, className = tags }: Props) => (
  <ul className={className}>
    {games.map((game) => (
      <li key={game}>
        <GameTag name={game} />
      </li>
    ))}
  </ul>
)
