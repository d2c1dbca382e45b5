import { Fragment } from 'react'
import type { Achievement } from '~/api/player'
import { TeamLink } from '~/components/links/entity-link'
import { Placement } from '~/components/marks/placement'
import { RecordedTournament } from '~/components/tournament/recorded-tournament'
import { plural } from '~/lib/words'
import { groupResultsByYear, type YearGroup } from './group-results-by-year'
import * as styles from './story-timeline.css'

/** Teams and best results by year, including the gaps in the record. */
export function StoryTimeline({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <section aria-labelledby="story">
      <h2 className={styles.title} id="story">
        Story
      </h2>
      <ol>
        {groupResultsByYear(achievements).map((group) => (
          <li key={group.years} className={group.count > 0 ? styles.group : styles.gap}>
            <h3 className={styles.year}>{group.years ?? 'No date'}</h3>
            {group.count > 0 ? <Results group={group} /> : <p>No results on record.</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Results({ group: { teams, best, count } }: { group: YearGroup }) {
  const more = count - best.length
  return (
    <div>
      <p className={styles.teams}>
        {teams.map((team, index) => (
          <Fragment key={team}>
            {index > 0 && ', '}
            <TeamLink name={team} />
          </Fragment>
        ))}
        {teams.length === 0 && 'No team on record'}
      </p>
      <ul className={styles.results}>
        {best.map(({ tournament, url, placement, prize }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record may hold the same line twice, and lines never move
          <li key={index} className={styles.result}>
            {placement ? <Placement place={placement} /> : <span>No placement</span>}
            <span className={styles.tournament}>
              <RecordedTournament tournament={tournament} url={url} />
              {prize && <span className={styles.prize}> {prize}</span>}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>and {plural(more, 'more result')}</p>}
    </div>
  )
}
