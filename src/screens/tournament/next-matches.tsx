import { useSuspenseQuery } from '@tanstack/react-query'
import { MatchList } from '~/components/match/match-list'
import { nextMatchesQuery } from '~/content/schedule/query'
import { Heading } from '~/ui/heading'
import * as styles from './tournament.css'

/** The matches of a tournament that are live or come next; nothing if it's over or months away. */
export function NextMatches({ id }: { id: string }) {
  const { data: matches } = useSuspenseQuery(nextMatchesQuery(id))
  if (matches.length === 0) return null
  return (
    <section aria-labelledby="up-next" className={styles.introPart}>
      <Heading id="up-next">Up next</Heading>
      <MatchList label="Next matches" matches={matches} showTournament={false} />
    </section>
  )
}
