import { GameTag } from '~/components/links/entity-link'
import { tags } from './game-tags.css'

/** Games, each with a link to its page; a platform among them is plain text. */
export const GameTags = ({ games, className = tags }: { games: readonly string[]; className?: string }) => (
  <ul className={className}>
    {games.map((game) => (
      <li key={game}>
        <GameTag name={game} />
      </li>
    ))}
  </ul>
)
