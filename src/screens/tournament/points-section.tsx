import { getRouteApi, Link } from '@tanstack/react-router'
import { stateTexts } from '~/components/match/state-texts'
import { PointsTable } from '~/components/tournament/standings-table'
import { makeMatchTable, makeTable } from '~/content/tournaments/points-table'
import type { PointsMatch, PointsStage } from '~/content/tournaments/types'
import { formatDate } from '~/lib/dates'
import { plural } from '~/lib/words'
import { useSearchState } from '~/router/use-search-state'
import { Select } from '~/ui/select'
import * as styles from './stage-section.css'
import { StartTime } from './start-time'
import { tournamentSearch } from './tournament-search'

const route = getRouteApi('/_site/esports/tournament/$id')

/** A stage of battle royale: a table of all matches, or of the chosen day or match, and the matches of the stage. */
export function PointsSection({ stage }: { stage: PointsStage }) {
  const [{ show }, setParams] = useSearchState(route, tournamentSearch)
  const played = stage.days
    .map((day) => ({ ...day, matches: day.matches.filter(isPlayed) }))
    .filter(({ matches }) => matches.length > 0)
  const ids = show.split(',')
  const chosen = listChoices(stage, played).find(({ id }) => ids.includes(id))
  const choose = (id: string) =>
    setParams({ show: [...ids.filter((each) => each !== chosen?.id), id].filter(Boolean).join() }, { replace: true })

  return (
    <>
      {played.length > 0 && (
        <>
          <div className={styles.choice}>
            <Select
              label={`Points of ${stage.name}`}
              value={chosen?.id ?? ''}
              onChange={(event) => choose(event.target.value)}
            >
              <option value="">
                {plural(played.flatMap(({ matches }) => matches).length, 'match', 'matches')} played
              </option>
              {played.map(({ id, matches }, day) => (
                <optgroup key={id} label={`Day ${day + 1}, ${formatDate(matches[0]?.time ?? '')}`}>
                  <option value={id}>The whole of day {day + 1}</option>
                  {matches.map((match, index) => (
                    <option key={match.id} value={match.id}>
                      Match {index + 1}, {match.map}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </div>
          <PointsTable
            caption={chosen ? `${stage.name}: ${chosen.name}` : stage.name}
            rows={chosen?.makeRows() ?? stage.table}
          />
          <p className={styles.rule}>
            Each match gives points for its place (Pl) and one for every finish (Fin). Ties go to the team with more
            match wins, then more points for places, then the better seed.
          </p>
        </>
      )}
      <Matches stage={stage} />
    </>
  )
}

const Matches = ({ stage }: { stage: PointsStage }) => (
  <details className={styles.details}>
    <summary className={styles.summary}>
      {stage.days.flatMap(({ matches }) => matches).length} matches of {stage.name}
    </summary>
    <ul className={styles.matches}>
      {stage.days.flatMap(({ id, matches }) =>
        matches.map((match, index) => {
          const [first] = match.placings
          return (
            <li key={match.id} className={styles.match}>
              <Link to="/esports/match/$id" params={{ id }} className={styles.matchLink}>
                <span>
                  {index + 1}. {match.map}
                </span>{' '}
                <span className={styles.score}>{first && plural(first.finishes, 'finish', 'finishes')}</span>{' '}
                <span className={styles.away}>{first ? findName(stage, first.team) : stateTexts[match.state]}</span>
              </Link>
              <StartTime time={match.time} />
            </li>
          )
        }),
      )}
    </ul>
  </details>
)

const isPlayed = ({ placings }: PointsMatch) => placings.length > 0

/** The days and their matches. */
const listChoices = (stage: PointsStage, days: PointsStage['days']) =>
  days.flatMap((day, index) => [
    { id: day.id, name: `day ${index + 1}`, makeRows: () => makeTable(stage, day.matches) },
    ...day.matches.map((match, place) => ({
      id: match.id,
      name: `day ${index + 1}, match ${place + 1}, ${match.map}`,
      makeRows: () => makeMatchTable(stage, match),
    })),
  ])

const findName = (stage: PointsStage, id: string) => stage.table.find(({ team }) => team.id === id)?.team.name
