import { slug } from '@akhada/contract/slug'
import { gameIds, gameNames } from '@akhada/sample-world/games/names'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { organizationIds } from '~/content/organizations/ids'
import { entityLink } from './entity-link.css'

interface Props {
  name: string
  className?: string
  /** Shown instead of just the name: with its crest. */
  children?: ReactNode
}

/** The name of a team, which leads to its organization; a text where we have no page of it. */
export function TeamLink({ name, className, children = name }: Props) {
  const id = slug(name)
  if (!organizationIds.has(id)) return className ? <span className={className}>{children}</span> : children
  return (
    <Link to="/organization/$id" params={{ id }} className={`${entityLink} ${className ?? ''}`}>
      {children}
    </Link>
  )
}

/** The name of a game, which leads to its page; a text where we have none. */
export function GameLink({ name }: { name: string }) {
  const gameId = gameIds.find((id) => gameNames[id] === name)
  if (!gameId) return name
  return (
    <Link to="/esports/$gameId" params={{ gameId }} className={entityLink}>
      {name}
    </Link>
  )
}
