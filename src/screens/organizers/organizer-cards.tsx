import * as directory from '~/components/directory.css'
import { OrganizerCard } from '~/components/organizer-card'
import type { Organizer } from '~/content/organizers'

/** The organizers that were asked for. */
export function OrganizerCards({ organizers }: { organizers: readonly Organizer[] }) {
  return (
    <ul className={directory.wideGrid}>
      {organizers.map((organizer) => (
        <li key={organizer.id}>
          <OrganizerCard organizer={organizer} />
        </li>
      ))}
    </ul>
  )
}
