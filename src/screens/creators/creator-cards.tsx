import { CreatorCard } from '~/components/creator-card'
import { grid } from '~/components/directory.css'
import type { Creator } from '~/content/creators'

/** The creators that were asked for. */
export function CreatorCards({ creators }: { creators: readonly Creator[] }) {
  return (
    <ul className={grid}>
      {creators.map((creator, index) => (
        <li key={creator.id}>
          <CreatorCard creator={creator} eager={index < 4} />
        </li>
      ))}
    </ul>
  )
}
