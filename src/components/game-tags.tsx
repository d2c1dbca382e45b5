import { Tag } from '~/ui/tag'
import { GameLink } from './entity-link'
import { tags } from './game-tags.css'

interface Props {
  games: readonly string[]
  className?: string
}

/** Games, each of which leads to its page; a platform among them is a word. */
export const GameTags = ({ games, className = tags }: Props) => (
  <ul className={className}>
    {games.map((game) => (
      <li key={game}>
        <Tag>
          <GameLink name={game} />
        </Tag>
      </li>
    ))}
  </ul>
)
