import { useSuspenseQuery } from '@tanstack/react-query'
import { Section } from '~/components/section'
import { TournamentRow } from '~/components/tournament/tournament-row'
import { editionsQuery } from '~/content/tournaments/query'
import * as styles from './tournament.css'

/** The editions of a tournament in other years; nothing if there are none. */
export function Editions({ id }: { id: string }) {
  const { data: tournaments } = useSuspenseQuery(editionsQuery(id))
  if (tournaments.length === 0) return null
  return (
    <Section id="editions" title="Other editions" className={styles.section}>
      <ul className={styles.editions}>
        {tournaments.map((tournament) => (
          <TournamentRow key={tournament.id} tournament={tournament} />
        ))}
      </ul>
    </Section>
  )
}
