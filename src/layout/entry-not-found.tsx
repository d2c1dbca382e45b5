import { ButtonLink } from '~/components/links'
import { Silhouette } from '~/components/silhouette'
import { sceneUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import { DeadEnd } from './dead-end'

/** For each kind: the list of all entries, the label of its link, and the message for a missing entry. */
const kinds = {
  Player: { to: '/players', back: 'Back to Players', wit: 'Nobody by that name has entered the pit.' },
  Creator: { to: '/creators', back: 'Back to Creators', wit: 'This channel’s off air.' },
  Organization: { to: '/organization', back: 'Back to Organizations', wit: 'No banner flies over this fort.' },
  Organizer: { to: '/organizers', back: 'Back to Organizers', wit: 'Nobody has booked this hall.' },
  Game: { to: '/esports', back: 'Back to Esports', wit: 'Nobody’s queuing for this one.' },
  Tournament: { to: '/esports', back: 'Back to Esports', wit: 'The stands are empty and the lights are off.' },
  Match: { to: '/events', back: 'Back to Events', wit: 'Neither side turned up.' },
} as const

const scenes = { Organization: 'fort', Organizer: 'stage', Game: 'monsters', Tournament: 'stadium', Match: 'arena' }

function EntryNotFound({ kind }: { kind: keyof typeof kinds }) {
  const { to, back, wit } = kinds[kind]
  return (
    <DeadEnd
      isLost
      art={
        kind === 'Player' || kind === 'Creator' ? (
          <Silhouette name={kind === 'Player' ? 'Adarsh Pillai' : 'Mansi Rastogi'} />
        ) : (
          <Image src={sceneUrl(scenes[kind])} alt="" width={1600} height={900} priority />
        )
      }
      title={`${kind} not found`}
      text={`${wit} There’s no ${kind.toLowerCase()} at this address; the link may be old or mistyped.`}
      actions={<ButtonLink to={to}>{back}</ButtonLink>}
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
