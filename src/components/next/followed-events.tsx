import { useEffect, useState } from 'react'
import * as styles from './next-section.css'
import { Problem } from './problem'
import { Suggestions } from './suggestions'
import { useFollowedSchedule } from './use-followed-schedule'
import { followedTournaments } from './what-is-next'

/** Reports the tournaments of what is followed to the calendar, null while they are looked up; without any it suggests what to follow. */
export function FollowedEvents({ onFound }: { onFound: (ids: ReadonlySet<string> | null) => void }) {
  const { follows, schedule, playerTeams, isPending, problem, retry } = useFollowedSchedule()
  // They stay while one after the other is followed.
  const [isNew] = useState(follows.length === 0)
  // As a text, since the set is another one each time.
  const found = schedule ? [...followedTournaments(schedule, follows, playerTeams)].join() : ''
  useEffect(() => onFound(isPending ? null : new Set(found ? found.split(',') : [])), [isPending, found, onFound])

  return (
    <div className={styles.body}>
      {problem && <Problem text={problem} onRetry={retry} />}
      {!isPending && !problem && !found && (
        <p className={styles.text}>
          {follows.length === 0
            ? 'You follow nothing yet. Follow one of these by its heart, or any player, team, organization, game or tournament.'
            : 'Nothing that you follow has a tournament in this calendar.'}
        </p>
      )}
      {(isNew || (!isPending && !found)) && <Suggestions />}
    </div>
  )
}
