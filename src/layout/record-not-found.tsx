import { ButtonLink } from '~/components/links'
import { Silhouette } from '~/components/silhouette'
import { sceneUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import { ProblemScreen } from './problem-screen'

/** For each kind: the list of all records, the text for a missing one, and who or what the picture shows. */
const kinds = {
  Player: { to: '/players', all: 'Players', text: 'Nobody by that name has entered the pit.', person: 'Adarsh Pillai' },
  Creator: { to: '/creators', all: 'Creators', text: 'This channel’s off air.', person: 'Mansi Rastogi' },
  Organization: { to: '/organization', all: 'Organizations', text: 'No banner flies over this fort.', scene: 'fort' },
  Organizer: { to: '/organizers', all: 'Organizers', text: 'Nobody has booked this hall.', scene: 'stage' },
  Game: { to: '/esports', all: 'Esports', text: 'Nobody’s queuing for this one.', scene: 'monsters' },
  Tournament: {
    to: '/esports',
    all: 'Esports',
    text: 'The stands are empty and the lights are off.',
    scene: 'stadium',
  },
  Team: { to: '/esports', all: 'Esports', text: 'No such colours on this ground.', scene: 'stadium' },
  Match: { to: '/events', all: 'Events', text: 'Neither side turned up.', scene: 'arena' },
} as const

function RecordNotFound({ kind }: { kind: keyof typeof kinds }) {
  const page = kinds[kind]
  return (
    <ProblemScreen
      isLost
      art={
        'person' in page ? (
          <Silhouette name={page.person} />
        ) : (
          <Image src={sceneUrl(page.scene)} alt="" width={1600} height={900} priority />
        )
      }
      title={`${kind} not found`}
      text={`${page.text} There’s no ${kind.toLowerCase()} at this address; the link may be old or mistyped.`}
      actions={<ButtonLink to={page.to}>{`Back to ${page.all}`}</ButtonLink>}
    />
  )
}

/** Shown for an unknown id, with the search and a link back to the list. */
export const PlayerNotFound = () => <RecordNotFound kind="Player" />
export const CreatorNotFound = () => <RecordNotFound kind="Creator" />
export const OrganizationNotFound = () => <RecordNotFound kind="Organization" />
export const OrganizerNotFound = () => <RecordNotFound kind="Organizer" />
export const GameNotFound = () => <RecordNotFound kind="Game" />
export const TournamentNotFound = () => <RecordNotFound kind="Tournament" />
export const TeamNotFound = () => <RecordNotFound kind="Team" />
export const MatchNotFound = () => <RecordNotFound kind="Match" />
