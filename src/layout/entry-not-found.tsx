import { ButtonLink } from '~/components/links'
import { Silhouette } from '~/components/silhouette'
import { sceneUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import { DeadEnd } from './dead-end'

/** For each kind: the list of all entries, the message for a missing one, and who or what the picture shows. */
const kinds = {
  Player: { to: '/players', all: 'Players', wit: 'Nobody by that name has entered the pit.', person: 'Adarsh Pillai' },
  Creator: { to: '/creators', all: 'Creators', wit: 'This channel’s off air.', person: 'Mansi Rastogi' },
  Organization: { to: '/organization', all: 'Organizations', wit: 'No banner flies over this fort.', scene: 'fort' },
  Organizer: { to: '/organizers', all: 'Organizers', wit: 'Nobody has booked this hall.', scene: 'stage' },
  Game: { to: '/esports', all: 'Esports', wit: 'Nobody’s queuing for this one.', scene: 'monsters' },
  Tournament: { to: '/esports', all: 'Esports', wit: 'The stands are empty and the lights are off.', scene: 'stadium' },
  Match: { to: '/events', all: 'Events', wit: 'Neither side turned up.', scene: 'arena' },
} as const

function EntryNotFound({ kind }: { kind: keyof typeof kinds }) {
  const entry = kinds[kind]
  return (
    <DeadEnd
      isLost
      art={
        'person' in entry ? (
          <Silhouette name={entry.person} />
        ) : (
          <Image src={sceneUrl(entry.scene)} alt="" width={1600} height={900} priority />
        )
      }
      title={`${kind} not found`}
      text={`${entry.wit} There’s no ${kind.toLowerCase()} at this address; the link may be old or mistyped.`}
      actions={<ButtonLink to={entry.to}>{`Back to ${entry.all}`}</ButtonLink>}
    />
  )
}

/** Shown for an unknown id, with the search and a link back to the list. */
export const PlayerNotFound = () => <EntryNotFound kind="Player" />
export const CreatorNotFound = () => <EntryNotFound kind="Creator" />
export const OrganizationNotFound = () => <EntryNotFound kind="Organization" />
export const OrganizerNotFound = () => <EntryNotFound kind="Organizer" />
export const GameNotFound = () => <EntryNotFound kind="Game" />
export const TournamentNotFound = () => <EntryNotFound kind="Tournament" />
export const MatchNotFound = () => <EntryNotFound kind="Match" />
