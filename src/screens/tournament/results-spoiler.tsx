import type { ReactNode } from 'react'
import { Spoiler } from '~/components/spoiler/spoiler'
import type { TournamentDetail } from '~/content/tournaments/types'

interface Props {
  label: string
  tournament: TournamentDetail
  children: ReactNode
}

/** Hides results as spoilers once the tournament has begun. */
export function ResultsSpoiler({ label, tournament, children }: Props) {
  return tournament.state === 'upcoming' ? children : <Spoiler label={label}>{children}</Spoiler>
}
