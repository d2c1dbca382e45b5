import { ButtonLink } from '~/components/links'
import { sceneUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import { ProblemScreen } from './problem-screen'

const ways = [
  { to: '/players', label: 'Players' },
  { to: '/esports', label: 'Esports' },
  { to: '/events', label: 'Events' },
] as const

/** Shown for unknown URLs, with the search and links to home and the main screens. */
export function NotFound() {
  return (
    <ProblemScreen
      isLost
      art={<Image src={sceneUrl('corridor')} alt="" width={1600} height={900} priority />}
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
}
