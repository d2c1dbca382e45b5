import { Tag } from '~/ui/tag'
import { GameLink } from './entity-link'
import { tags } from './game-tags.css'

/** Games, each of which leads to its page. */
export const GameTags = ({ games }: { games: readonly string[] }) => (
  <ul className={tags}>
    {games.map((game) => (
      <li key={game}>
        <Tag>
          <GameLink name={game} />
        </Tag>
      </li>
    ))}
  </ul>
)
