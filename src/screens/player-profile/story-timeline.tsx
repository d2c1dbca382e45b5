import type { Achievement } from '~/api/player'
import { Placement } from '~/components/placement'
import { type Chapter, playerStory } from './player-story'
import * as styles from './story-timeline.css'

/** Teams and best results by year; what the record does not say is said. */
export function StoryTimeline({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <section aria-labelledby="story">
      <h2 className={styles.title} id="story">
        Story
      </h2>
      <ol className={styles.chapters}>
        {playerStory(achievements).map((chapter) => (
          <li key={chapter.years} className={chapter.count > 0 ? styles.chapter : styles.hole}>
            <h3 className={styles.year}>{chapter.years ?? 'No date'}</h3>
            {chapter.count > 0 ? <Results chapter={chapter} /> : <p>No results on record.</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Results({ chapter: { teams, best, count } }: { chapter: Chapter }) {
  const more = count - best.length
  return (
    <div className={styles.what}>
      <p className={styles.teams}>{teams.length > 0 ? teams.join(', ') : 'No team on record'}</p>
      <ul className={styles.results}>
        {best.map(({ tournament, placement, prize }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record may hold the same line twice, and lines never move
          <li key={index} className={styles.result}>
            {placement ? <Placement place={placement} /> : <span>No placement</span>}
            <span className={styles.tournament}>{tournament}</span>
            {prize && <span className={styles.prize}>{prize}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{more === 1 ? 'and 1 more result' : `and ${more} more results`}</p>}
    </div>
  )
}
