import { slug } from '@akhada/contract/slug'
import { findGameId } from '@akhada/sample-world/games/names'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { findTeamPath } from '~/content/teams/find-team-path'
import { Tag } from '~/ui/tag'
import { entityLink } from './entity-link.css'

interface PathProps {
  path: string | false | null | undefined
  className?: string
  children: ReactNode
}

/** A name, as a link if it has a page. */
export function PathLink({ path, className, children }: PathProps) {
  if (!path) return className ? <span className={className}>{children}</span> : children
  return (
    <Link to={path} className={`${entityLink} ${className ?? ''}`}>
      {children}
    </Link>
  )
}

interface TeamProps {
  name: string
  className?: string
  /** Shown instead of the plain name, such as with a crest. */
  children?: ReactNode
}

/** The name of a team, as a link if we have a page of it or of its organization. */
export const TeamLink = ({ name, className, children = name }: TeamProps) => (
  <PathLink path={findTeamPath(slug(name))} className={className}>
    {children}
  </PathLink>
)

/** The name of a game, as a link if we have a page of it. */
export function GameLink({ name }: { name: string }) {
  const gameId = findGameId(name)
  return <PathLink path={gameId && `/esports/${gameId}`}>{name}</PathLink>
}

/** A game as a chip. */
export const GameTag = ({ name }: { name: string }) => (
  <Tag>
    <GameLink name={name} />
  </Tag>
)

/** The name of a tournament, as a link to its page. */
export const TournamentLink = ({ id, name }: { id: string; name: string }) => (
  <PathLink path={`/esports/tournament/${id}`}>{name}</PathLink>
)
