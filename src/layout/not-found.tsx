import { useMatches } from '@tanstack/react-router'
import { Silhouette } from '~/components/hero/silhouette'
import { ButtonLink } from '~/components/links/links'
import { sceneUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import { pageNames } from './navigation'
import { ProblemScreen } from './problem-screen'

/** For each kind of record: its list, the text for a missing one, and who or what the picture shows. */
const kinds = {
  Player: { to: '/players', text: 'Nobody by that name has entered the pit.', person: 'Adarsh Pillai' },
  Creator: { to: '/creators', text: 'This channel’s off air.', person: 'Mansi Rastogi' },
  Organization: { to: '/organization', text: 'No banner flies over this fort.', scene: 'fort' },
  Organizer: { to: '/organizers', text: 'Nobody has booked this hall.', scene: 'stage' },
  Game: { to: '/esports', text: 'Nobody’s queuing for this one.', scene: 'monsters' },
  Tournament: { to: '/esports', text: 'The stands are empty and the lights are off.', scene: 'stadium' },
  Team: { to: '/esports', text: 'No such colours on this ground.', scene: 'stadium' },
  Match: { to: '/events', text: 'Neither side turned up.', scene: 'arena' },
} as const

export type RecordKind = keyof typeof kinds

const ways = ['/players', '/esports', '/events'] as const

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
      actions={<ButtonLink to={page.to}>{`Back to ${pageNames[page.to]}`}</ButtonLink>}
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
        {ways.map((to) => (
          <ButtonLink key={to} to={to} variant="ghost">
            {pageNames[to]}
          </ButtonLink>
        ))}
      </>
    }
  />
)

const Scene = ({ name }: { name: string }) => <Image src={sceneUrl(name)} alt="" width={1600} height={900} priority />
