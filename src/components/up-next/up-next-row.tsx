import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { GameTag, TournamentLink } from '~/components/links/entity-link'
import { rowLink } from '~/components/links/links.css'
import { DayTitle } from '~/components/match/day-title'
import { LocalTime } from '~/components/match/local-time'
import { InlineSpoiler } from '~/components/spoiler/spoiler'
import { secret } from '~/components/spoiler/spoiler.css'
import { WatchLinks } from '~/components/watch/watch-links'
import { isFromResult } from '~/content/schedule/is-reached-by-result'
import type { UpNextEntry } from '~/content/schedule/types'
import type { Side } from '~/content/tournaments/types'
import { countDown, formatTime, nameDayFrom, nameTime } from '~/lib/dates'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import type { FollowedEntry, FollowReasons } from './list-up-next'
import { isListedByResult } from './up-next-covered'
import * as styles from './up-next-row.css'

interface Props {
  /** With the reasons, if it's listed because of follows. */
  entry: UpNextEntry | FollowedEntry
  /** The time in ms (`useNow`). */
  now: number
  /** Names the game; not needed on a page about it. */
  showGame?: boolean
  /** Shows only the time, where the list names the day. */
  inDay?: boolean
  priority?: boolean
}

/** A match or tournament that is live or to come: when, who, where, and a link to its page. */
export function UpNextRow({ entry, now, showGame = true, inDay = false, priority }: Props) {
  const { tournament, title, note, sides, score, path, start, state } = entry
  return (
    <li className={isListedByResult(entry) ? `${styles.row} ${secret}` : styles.row}>
      {state === 'live' ? <p className={styles.live}>Live now</p> : <When start={start} now={now} inDay={inDay} />}
      <div>
        <h3 className={styles.name}>
          <Link to={path} className={rowLink}>
            {sides && (
              <>
                {/* The v or the score stays with the first side: on the next line it would look like a part of the second. */}
                <span className={styles.side}>
                  <SideName {...sides[0]} priority={priority} />
                  {'\u00a0'}
                  {score ? <InlineSpoiler instead="v">{score.join('–')}</InlineSpoiler> : 'v'}
                </span>{' '}
                <span className={styles.side}>
                  <SideName {...sides[1]} priority={priority} />
                </span>
              </>
            )}
            {!sides && <DayTitle title={title} tournament={tournament.name} />}
          </Link>
        </h3>
        <div className={styles.facts}>
          {showGame && <GameTag name={tournament.gameName} />}
          <p className={styles.note}>
            {title !== tournament.name && (
              <>
                {sides ? <TournamentLink {...tournament} /> : title}
                {'\u00a0· '}
              </>
            )}
            {note}
          </p>
        </div>
      </div>
      {state === 'live' && (
        <div className={styles.watch}>
          <WatchLinks
            organizerId={tournament.organizerId}
            title={`${tournament.name}, ${note}`}
            state="live"
            size="small"
          />
        </div>
      )}
      {'followedNames' in entry && <Reasons {...entry} />}
    </li>
  )
}

/** Says because of which follows a row is listed. */
const Reasons = ({ followedNames, reachedNames }: FollowReasons) => (
  <p className={styles.followedNames}>
    <Heart />
    <span className={visuallyHidden}>Because you follow </span>
    <span>
      {followedNames.join(', ')}
      {reachedNames.length > 0 && (
        <InlineSpoiler>
          {followedNames.length > 0 && ', '}
          {reachedNames.join(', ')}
        </InlineSpoiler>
      )}
    </span>
  </p>
)

/** The name of a side. That a team got this far may be a spoiler. */
function SideName({ priority, ...side }: Pick<Side, 'team' | 'label'> & Pick<Props, 'priority'>) {
  const { team, label } = side
  if (!team) return label
  const name = (
    <>
      <Image className={styles.crest} src={team.logo} alt="" width={26} height={26} priority={priority} />
      {team.name}
    </>
  )
  return isFromResult(side) ? <InlineSpoiler instead={label}>{name}</InlineSpoiler> : name
}

/** "Today 3:00 pm IST", how long until then, and the time in the visitor's own zone. */
function When({ start, now, inDay }: { start: string; now: number; inDay: boolean }) {
  const left = countDown(start, now)
  return (
    <p className={styles.when}>
      <time dateTime={start}>
        <b className={styles.day}>{inDay ? nameTime(start) : nameDayFrom(start, now)}</b>{' '}
        {/* Under a day's heading, the page has said that all times are IST. */}
        <span className={inDay ? visuallyHidden : styles.time}>{inDay ? 'IST' : formatTime(start)}</span>
      </time>
      {left && <span className={styles.left}> {left}</span>}
      <LocalTime start={start} className={styles.own} />
    </p>
  )
}
