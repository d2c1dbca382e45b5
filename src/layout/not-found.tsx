import { useMatches } from '@tanstack/react-router'
import { ButtonLink } from '~/components/links'
import { Silhouette } from '~/components/silhouette'
import { sceneUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import { ProblemScreen } from './problem-screen'

/** For each kind of record: the list of all, the text for a missing one, and who or what the picture shows. */
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

export type RecordKind = keyof typeof kinds

const ways = [
  { to: '/players', label: 'Players' },
  { to: '/esports', label: 'Esports' },
  { to: '/events', label: 'Events' },
] as const

/** Shown for unknown URLs and records, with the search, and links to the list of records or to home and the main screens. */
export function NotFound() {
  const record = useMatches({ select: (matches) => matches.at(-1)?.staticData.record })
  return record ? <RecordNotFound kind={record} /> : <PageNotFound />
}

function RecordNotFound({ kind }: { kind: RecordKind }) {
  const page = kinds[kind]
  return (
    <ProblemScreen
      isLost
      art={'person' in page ? <Silhouette name={page.person} /> : <Scene name={page.scene} />}
      title={`${kind} not found`}
      text={`${page.text} There’s no ${kind.toLowerCase()} at this address; the link may be old or mistyped.`}
      actions={<ButtonLink to={page.to}>{`Back to ${page.all}`}</ButtonLink>}
    />
  )
}

const PageNotFound = () => (
  <ProblemScreen
    isLost
    art={<Scene name="corridor" />}
    title="Page not found"
    text="This page may have moved, or the link may have a typo."
    actions={
      <>
        <ButtonLink to="/">Go home</ButtonLink>
        {ways.map(({ to, label }) => (
          <ButtonLink key={to} to={to} variant="ghost">
            {label}
          </ButtonLink>
        ))}
      </>
    }
  />
)

const Scene = ({ name }: { name: string }) => <Image src={sceneUrl(name)} alt="" width={1600} height={900} priority />
