import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { InnerSection } from '~/components/section'
import { instead, secret } from '~/components/spoiler/spoiler.css'
import { nextAndLastQuery } from '~/content/schedule/query'
import { Skeleton } from '~/ui/skeleton'
import { MatchList } from './match-list'
import * as styles from './next-and-last.css'

interface Props {
  /** Id of an organization ("naag-esports"), or of one of its teams ("naag-esports/bgmi"). */
  team: string
  /** Its name in the section. */
  name: string
  /** Next to the title. */
  aside?: ReactNode
}

/** The next and the last matches of an organization or a team. */
export function NextAndLast({ team, name, aside }: Props) {
  const { data: matches, isError } = useQuery(nextAndLastQuery(team))
  const [organization = '', game] = team.split('/')
  if (isError) return null
  const columns = [
    ['Next', matches?.next, `Nothing scheduled for ${name}.`],
    ['Last', matches?.last, `${name} hasn’t played here yet.`],
  ] as const
  return (
    <InnerSection id="matches" title="Matches" aside={aside}>
      <div className={styles.columns} aria-busy={!matches}>
        {columns.map(([title, list, nothing]) => (
          <div key={title} className={styles.column}>
            <h3 className={styles.title}>{title}</h3>
            {!list && <Skeleton bars={['82% 44', '74% 44', '79% 44']} />}
            {list?.length === 0 && <p className={`${styles.nothing} ${secret}`}>{nothing}</p>}
            {list && list.length > 0 && (
              <MatchList label={`${title} matches`} matches={list} team={organization} showGame={!game} />
            )}
            {/* Also if there is none: that would tell who is out. */}
            {list && (
              <div className={instead}>
                <p className={styles.nothing}>Matches that would give away a result of {name} are hidden.</p>
              </div>
            )}
          </div>
        ))}
      </div>
    </InnerSection>
  )
}
