import { useQuery } from '@tanstack/react-query'
import { instead } from '~/components/spoiler/spoiler.css'
import { nextAndLastQuery } from '~/content/schedule/query'
import { isReachedByResult } from '~/content/schedule/reached-by-result'
import { SectionHeader } from '~/ui/section-header'
import { Skeleton } from '~/ui/skeleton'
import { MatchList } from './match-list'
import * as styles from './next-and-last.css'

interface Props {
  /** Id of an organization ("naag-esports"), or of one of its teams ("naag-esports/bgmi"). */
  team: string
  /** Its name in the section. */
  name: string
}

const bars = [
  ['82%', 44],
  ['74%', 44],
  ['79%', 44],
] as const

/** The next and the last matches of an organization or a team. */
export function NextAndLast({ team, name }: Props) {
  const { data: matches, isError } = useQuery(nextAndLastQuery(team))
  const [organization = ''] = team.split('/')
  if (isError) return null
  return (
    <section aria-labelledby="matches">
      <SectionHeader title="Matches" id="matches" />
      <div className={styles.columns} aria-busy={!matches}>
        <div className={styles.column}>
          <h3 className={styles.title}>Next</h3>
          {!matches && <Skeleton bars={bars} />}
          {matches?.next.length === 0 && <p className={styles.nothing}>Nothing scheduled for {name}.</p>}
          {matches && matches.next.length > 0 && (
            <MatchList label="Next matches" matches={matches.next} team={organization} />
          )}
          {matches?.next.some((match) => isReachedByResult(match, organization)) && (
            <div className={instead}>
              <p className={styles.nothing}>One or more matches are hidden: they’d give away a result of {name}.</p>
            </div>
          )}
        </div>
        <div className={styles.column}>
          <h3 className={styles.title}>Last</h3>
          {!matches && <Skeleton bars={bars} />}
          {matches?.last.length === 0 && <p className={styles.nothing}>{name} hasn’t played here yet.</p>}
          {matches && matches.last.length > 0 && (
            <MatchList label="Last matches" matches={matches.last} team={organization} />
          )}
        </div>
      </div>
    </section>
  )
}
