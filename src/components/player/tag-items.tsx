import type { ReactNode } from 'react'
import { Tag } from '~/ui/tag'

/** Facts of a player as chips in a list, without those that are unknown. */
export const TagItems = ({ facts }: { facts: Record<string, ReactNode> }) =>
  Object.entries(facts).map(
    ([fact, value]) =>
      value && (
        <li key={fact}>
          <Tag>{value}</Tag>
        </li>
      ),
  )
