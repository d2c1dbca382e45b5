import type { EntryStatus } from '@akhada/sample-world/tournaments/types'
import { Facts } from '~/components/facts/facts'
import { factList } from '~/components/facts/facts.css'
import { ButtonLink } from '~/components/links/links'
import { InnerSection } from '~/components/section'
import { findEntryRules } from '~/content/games/entry-rules'
import { findEntryDeadline } from '~/content/tournaments/to-tournament'
import type { TournamentDetail } from '~/content/tournaments/types'
import { formatDateTime } from '~/lib/dates'
import * as styles from './how-to-enter.css'

/** What each status of a tournament that hasn't begun means. */
const meanings: Partial<Record<string, string>> = {
  'Waiting List':
    'All places are taken. Send us your squad’s names, and we’ll put you on the organizer’s waiting list.',
  Invitations: 'By invitation only: the organizer picks the teams.',
  'Teams Confirmed': 'All teams have confirmed. Entries are closed.',
} satisfies Record<EntryStatus, string>

/** How to enter a tournament that has not begun: rules, deadline, places, and the way to the organizer. */
export function HowToEnter({ tournament }: { tournament: TournamentDetail }) {
  const { status, start, format, gameId, country, teamCount, name, organizer } = tournament
  const lastMinute = new Date(findEntryDeadline(start) - 60_000).toISOString()
  const rules = findEntryRules(gameId)
  const facts = {
    Format: format,
    Roster: rules?.roster,
    'Who can enter':
      country === 'India' ? 'Players who live in India, 16 and older' : 'Players of any country, 16 and older',
    'Fair play': rules?.fairPlay,
    'Entries close': formatDateTime(lastMinute),
    Places: `${teamCount}, all taken`,
  }
  return (
    <InnerSection id="entry" title={status} className={styles.section}>
      <p className={styles.meaning}>{meanings[status]}</p>
      {status === 'Waiting List' && (
        <>
          <Facts className={`${factList} ${styles.facts}`} facts={facts} />
          <ButtonLink arrow to="/contact" search={{ topic: 'entry', about: `${name} (${organizer.name})` }}>
            Join the waiting list
          </ButtonLink>
        </>
      )}
    </InnerSection>
  )
}
