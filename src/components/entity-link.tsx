import { slug } from '@akhada/contract/slug'
import { findGameId } from '@akhada/sample-world/games/names'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { findTeamPath } from '~/content/teams/find-team-path'
import { entityLink } from './entity-link.css'

interface Props {
  name: string
  className?: string
  /** Shown instead of the plain name, such as with a crest. */
  children?: ReactNode
}

/** The name of a team, as a link if we have a page of it or of its organization. */
export function TeamLink({ name, className, children = name }: Props) {
  const path = findTeamPath(slug(name))
  if (!path) return className ? <span className={className}>{children}</span> : children
  return (
    <Link to={path} className={`${entityLink} ${className ?? ''}`}>
      {children}
    </Link>
  )
}

/** The name of a game, as a link if we have a page of it. */
export function GameLink({ name }: { name: string }) {
  const gameId = findGameId(name)
  if (!gameId) return name
  return (
    <Link to="/esports/$gameId" params={{ gameId }} className={entityLink}>
      {name}
    </Link>
  )
}

/** The name of a tournament, as a link to its page. */
export const TournamentLink = ({ id, name }: { id: string; name: string }) => (
  <Link to="/esports/tournament/$id" params={{ id }} className={entityLink}>
    {name}
  </Link>
)
