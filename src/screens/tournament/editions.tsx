import { Section } from '~/components/section'
import { TournamentRow } from '~/components/tournament/tournament-row'
import type { TournamentSummary } from '~/content/tournaments/types'
import * as styles from './tournament.css'

/** The editions of a tournament in other years or months. */
export const Editions = ({ editions }: { editions: readonly TournamentSummary[] }) => (
  <Section id="editions" title="Other editions" className={styles.section}>
    <ul className={styles.editions}>
      {editions.map((tournament) => (
        <TournamentRow key={tournament.id} tournament={tournament} />
      ))}
    </ul>
  </Section>
)
